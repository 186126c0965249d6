# An image with envlint, for CI that runs in containers:
#
#     docker build --tag envlint .
#     docker run --rm --volume "$PWD:/work" envlint --strict

FROM swift:6.3-bookworm AS build
WORKDIR /envlint
COPY . .
ENV ENVLINT_STATIC=1
RUN options="-c release --product envlint" \
  && swift build $options \
  && cp "$(swift build $options --show-bin-path)/envlint" /usr/local/bin/ \
  && strip /usr/local/bin/envlint

# Nothing of Swift is needed to run a static executable; git is, for '--changed' and '--staged'.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory '*'
COPY --from=build /usr/local/bin/envlint /usr/local/bin/
WORKDIR /work
ENTRYPOINT ["envlint"]
