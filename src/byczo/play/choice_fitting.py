"""Fitting the network of :mod:`byczo.play.choice_kernels`, and weights of features, to choices.

The more likely they make what players chose, the better they are: gradient ascent (Adam) on the
log-likelihood; for the network, a part of the choices at a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from byczo.core.layout import Floats
from byczo.play.choice_kernels import FIRST, SECOND
from byczo.play.playout_kernels import FEATURE_BITS, FEATURES

BATCH = 128
"""Choices of a step."""

STEEPEST = 8e-3
"""The length of a first step; the last ones are much shorter."""

FEATURE_STEPS, FEATURE_PACE = 400, 0.05
"""The steps that weights of features are fitted with, and the length of the first."""

DECAY = 1e-4
"""Weight decay: by which part of a step's length each weight shrinks."""

Layers = list[npt.NDArray[np.float32]]
"""Weights and biases, layer by layer."""


@dataclass(frozen=True)
class Choices:
    """Decisions: the marks of the actions that each had, side by side, and which was chosen."""

    marks: npt.NDArray[np.float32]  # by action, those of a decision one after the other
    firsts: npt.NDArray[np.int64]  # by decision: its first action
    chosen: npt.NDArray[np.int64]  # by decision: the action, counted over all

    @staticmethod
    def of(decisions: Sequence[tuple[npt.NDArray[np.float32], int]]) -> Choices:
        """From the marks of each decision and the place of the chosen action."""
        sizes = np.array([len(marks) for marks, _ in decisions])
        firsts = np.cumsum(sizes) - sizes
        places = np.array([place for _, place in decisions])
        return Choices(np.concatenate([marks for marks, _ in decisions]), firsts, firsts + places)

    def some(self, which: npt.NDArray[np.int64]) -> Choices:
        """Only these decisions."""
        ends = np.append(self.firsts[1:], len(self.marks))
        sizes = (ends - self.firsts)[which]
        firsts = np.cumsum(sizes) - sizes
        lines = np.repeat(self.firsts[which] - firsts, sizes) + np.arange(sizes.sum())
        chosen = firsts + self.chosen[which] - self.firsts[which]
        return Choices(self.marks[lines], firsts, chosen)


def fit_choices(choices: Choices, seed: int, epochs: int) -> Floats:
    """The numbers of a network that was fitted to the choices."""
    random = np.random.default_rng(seed)
    layers = _fresh(choices.marks.shape[1], random)
    means = [np.zeros_like(part) for part in layers]
    squares = [np.zeros_like(part) for part in layers]
    count = len(choices.firsts)
    steps = epochs * max(count // BATCH, 1)
    order = np.concatenate([random.permutation(count) for _ in range(epochs)])
    for step, which in enumerate(np.array_split(order, steps)):
        pace = _pace(STEEPEST, step, steps)
        for number, slope in enumerate(_slopes(layers, choices.some(which))):
            means[number] += 0.1 * (slope - means[number])
            squares[number] += 0.001 * (slope * slope - squares[number])
            uphill = means[number] / (np.sqrt(squares[number]) + 1e-8)
            layers[number] += pace * (uphill - DECAY * layers[number])
    layers[-2:] = [part / np.log(2).astype(np.float32) for part in layers[-2:]]
    return np.concatenate([part.ravel() for part in layers]).astype(np.float64)


def fit_features(decisions: Sequence[tuple[list[int], int]]) -> Floats:
    """Weights by feature, from the packed features of each decision's actions and its choice.

    The logarithms of the weights are found by many small steps on all decisions at once.
    """
    sizes = np.array([len(actions) for actions, _ in decisions])
    firsts = np.cumsum(sizes) - sizes
    chosen = firsts + np.array([place for _, place in decisions])
    packed = np.array([each for actions, _ in decisions for each in actions], np.int64)
    columns = [packed >> (FEATURE_BITS * place) & (FEATURES - 1) for place in range(3)]
    logarithms, mean, square = np.zeros((3, FEATURES))
    for step in range(FEATURE_STEPS):
        back = -_chances(sum(logarithms[column] for column in columns), firsts)
        back[chosen] += 1
        slope = sum(np.bincount(column, back, FEATURES) for column in columns) - logarithms
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        logarithms += _pace(FEATURE_PACE, step, FEATURE_STEPS) * mean / (np.sqrt(square) + 1e-8)
    weights: Floats = np.exp(logarithms)
    return weights


def _pace(first: float, step: int, steps: int) -> float:
    """The length of a step of Adam, which falls from ``first`` to 0 along a cosine."""
    began = np.sqrt(1 - 0.999 ** (step + 1)) / (1 - 0.9 ** (step + 1))
    return float(first * began * (1 + np.cos(np.pi * step / steps)) / 2)


def likelihood(model: Floats, choices: Choices) -> float:
    """The mean logarithm of how likely the network makes what was chosen."""
    layers = _layers_of(model, choices.marks.shape[1])
    layers[-2:] = [part * np.log(2).astype(np.float32) for part in layers[-2:]]
    chances = _chances(_forward(layers, choices.marks)[-1][:, 0], choices.firsts)
    return float(np.log(chances[choices.chosen]).mean())


def _fresh(marks: int, random: np.random.Generator) -> Layers:
    layers: Layers = []
    for inputs, outputs in ((marks, FIRST), (FIRST, SECOND), (SECOND, 1)):
        spread = np.sqrt(2 / inputs) if outputs > 1 else 0.01
        layers.append((spread * random.standard_normal((inputs, outputs))).astype(np.float32))
        layers.append(np.zeros(outputs, np.float32))
    return layers


def _layers_of(model: Floats, marks: int) -> Layers:
    layers: Layers = []
    at = 0
    for inputs, outputs in ((marks, FIRST), (FIRST, SECOND), (SECOND, 1)):
        weights = model[at : at + inputs * outputs].reshape(inputs, outputs)
        at += inputs * outputs
        layers += [weights.astype(np.float32), model[at : at + outputs].astype(np.float32)]
        at += outputs
    return layers


def _forward(layers: Layers, marks: npt.NDArray[np.float32]) -> Layers:
    """The inputs of each layer, and what comes out of the last."""
    values = [marks]
    for weights, biases in zip(layers[::2], layers[1::2], strict=True):
        out = values[-1] @ weights + biases
        values.append(np.maximum(out, 0) if weights.shape[1] > 1 else out)
    return values


def _chances(
    logarithms: npt.NDArray[np.float32], firsts: npt.NDArray[np.int64]
) -> npt.NDArray[np.float32]:
    """How likely each action is to be the chosen one of its decision."""
    sizes = np.diff(firsts, append=len(logarithms))
    likes = np.exp(logarithms - np.repeat(np.maximum.reduceat(logarithms, firsts), sizes))
    chances: npt.NDArray[np.float32] = likes / np.repeat(np.add.reduceat(likes, firsts), sizes)
    return chances


def _slopes(layers: Layers, choices: Choices) -> Layers:
    """The gradient of the mean log-likelihood, layer by layer."""
    values = _forward(layers, choices.marks)
    back = -_chances(values[-1][:, 0], choices.firsts)
    back[choices.chosen] += 1
    error = (back / np.float32(len(choices.firsts)))[:, None]
    slopes: Layers = []
    for number in reversed(range(len(layers) // 2)):
        slopes = [values[number].T @ error, error.sum(0), *slopes]
        error = (error @ layers[2 * number].T) * (values[number] > 0)
    return slopes
