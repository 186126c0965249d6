extension Seeds {
  static let projects = [
    #"""
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	objects = {
    		B1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* A.swift */; settings = {ATTRIBUTES = (Public, ); }; };
    		F1 /* A.swift */ = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
    		F2 = {isa = PBXFileReference; name = "B \"b\".swift"; path = "../B \"b\".swift"; sourceTree = SOURCE_ROOT; };
    		G1 = {
    			isa = PBXGroup;
    			children = (
    				F1 /* A.swift */,
    				S1,
    			);
    			path = Sources;
    			sourceTree = "<group>";
    		};
    		S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, ); path = App; sourceTree = "<group>"; };
    		E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (C.swift, "D/E.swift", ); target = T1; };
    		P1 = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (B1, ); };
    		T1 /* App */ = {
    			isa = PBXNativeTarget;
    			buildPhases = (P1, );
    			fileSystemSynchronizedGroups = (S1, );
    			name = App;
    			productType = "com.apple.product-type.application";
    		};
    		R1 = {isa = PBXProject; mainGroup = G1; projectDirPath = ""; targets = (T1, ); };
    	};
    	rootObject = R1 /* Project object */;
    }

    """#,
    "{objects = {A = {isa = PBXGroup; children = (A, B, ); sourceTree = \"<group>\"; }; B = {isa = PBXGroup; children = (A); }; }; }\n",
    "{ \"objects\" = { \"\\U00e9\\n\\\\\" = { isa = PBXNativeTarget; name = \"a\\\"\"; productType = (); }; }; }\n",
    #"""
    { objects = {
    	T1 = {isa = PBXNativeTarget; name = App; buildConfigurationList = L1; };
    	R1 = {isa = PBXProject; buildConfigurationList = L1; };
    	L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
    	C1 = {isa = XCBuildConfiguration; baseConfigurationReference = F1; buildSettings = {SWIFT_VERSION = 6.0; "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]" = "$(inherited)"; }; name = Debug; };
    }; }

    """#,
    #"""
    // Settings of all targets
    #include "A.xcconfig"
    #include? "../Local.xcconfig" // of this machine
    SWIFT_VERSION = 6.0
    SWIFT_DEFAULT_ACTOR_ISOLATION[sdk=iphoneos*][arch=*] = MainActor
    MACOSX_DEPLOYMENT_TARGET = $(inherited)

    """#,
    "/* never closed\n{ objects = ((((((({{{{{{;;;;,,,,=}}}}\n",
  ]
}
