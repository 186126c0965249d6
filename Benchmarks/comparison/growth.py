"""How a figure grows with the size of what is looked at."""

import math

SHARES = (1 / 16, 1 / 8, 1 / 4, 1 / 2, 1)


def exponent(points):
    """The exponent of the power law that fits best: the slope of the line of least squares through the logarithms.

    Each point is a size and a figure, both above 0. 1 is linear, 2 quadratic.
    """
    logarithms = [(math.log(size), math.log(figure)) for size, figure in points]
    mean_size = sum(size for size, _ in logarithms) / len(logarithms)
    mean_figure = sum(figure for _, figure in logarithms) / len(logarithms)
    covariance = sum((size - mean_size) * (figure - mean_figure) for size, figure in logarithms)
    variance = sum((size - mean_size) ** 2 for size, _ in logarithms)
    return covariance / variance
