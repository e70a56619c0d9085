"""python3 clean.py MASTER.png OUTPUT.png: takes the grain out of a render.

First single stray pixels are drawn in, then non-local means, told by the albedo and normal pictures
beside the master where an edge is, so that thin wires stay sharp while walls and shadows become
smooth. Where the lens blurs, the guides have grain of their own, which would pass for edges: they are
cleaned first, by nothing but themselves. Needs python3-opencv."""

import sys

import cv2
import numpy as np

REACH, PATCH, STRENGTH = 5, 2, 0.9
# What counts as an edge between two places of a guide, squared.
ALBEDO, NORMAL = 0.006, 0.02


def load(path):
    picture = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    return picture.astype(np.float32) / np.float32(np.iinfo(picture.dtype).max)


def without_strays(picture):
    """A pixel that is brighter or darker than all but one of its eight neighbours becomes as that one:
    sparks go, while a wire, however thin, has neighbours along its length and stays."""
    height, width = picture.shape[:2]
    edged = cv2.copyMakeBorder(picture, 1, 1, 1, 1, cv2.BORDER_REFLECT_101)
    around = np.stack(
        [
            edged[y : y + height, x : x + width]
            for y in range(3)
            for x in range(3)
            if (y, x) != (1, 1)
        ]
    )
    ranks = np.partition(around, (1, 6), axis=0)
    return np.clip(picture, ranks[1], ranks[6])


def grain(picture):
    """The variance of the noise at each place, from the finest detail, robust against edges."""
    grey = picture.mean(axis=2)
    fine = np.abs(grey - cv2.medianBlur(grey, 3))
    local = cv2.blur(np.minimum(fine, 6 * np.median(fine) + 1e-3), (21, 21)) * 1.7
    return np.maximum(local, 1.5e-3)[..., None] ** 2


def smoothed(picture, guides):
    """Each place becomes the mean of those around it that look alike; `guides` are pairs of a picture
    and of the squared distance in it that counts as an edge."""
    noise = grain(picture)[..., 0] * 3
    total, weights = picture.copy(), np.ones(picture.shape[:2], np.float32)
    height, width = picture.shape[:2]
    for dy in range(0, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            if dy == 0 and dx <= 0:
                continue
            here = (slice(0, height - dy), slice(max(0, -dx), width - max(0, dx)))
            there = (slice(dy, height), slice(max(0, dx), width - max(0, -dx)))
            apart = ((picture[here] - picture[there]) ** 2).mean(axis=2)
            apart = apart / (noise[here] + noise[there]) * 2.0
            apart = cv2.blur(apart, (2 * PATCH + 1, 2 * PATCH + 1))
            apart = np.maximum(apart - 0.55, 0) / STRENGTH**2
            for guide, edge in guides:
                apart += ((guide[here] - guide[there]) ** 2).sum(axis=2) / edge
            weight = np.exp(-apart)
            total[here] += picture[there] * weight[..., None]
            weights[here] += weight
            total[there] += picture[here] * weight[..., None]
            weights[there] += weight
    return total / weights[..., None]


def clean(picture, albedo, normal):
    guides = [(smoothed(without_strays(albedo), []), ALBEDO), (smoothed(without_strays(normal), []), NORMAL)]
    return without_strays(smoothed(without_strays(without_strays(picture)), guides))


def main(master, output):
    stem = master.removesuffix('.png')
    picture, albedo, normal = (load(f'{stem}{kind}.png')[..., :3] for kind in ('', '.albedo', '.normal'))
    result = clean(picture, albedo, normal)
    cv2.imwrite(output, (np.clip(result, 0, 1) * 65535 + 0.5).astype(np.uint16))


if __name__ == '__main__':
    main(*sys.argv[1:])
