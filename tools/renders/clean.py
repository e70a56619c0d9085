"""python3 clean.py MASTER.png OUTPUT.png: takes the grain out of a render.

Non-local means, told by the albedo and normal pictures beside the master where an edge is, so that
thin wires stay sharp while walls and shadows become smooth. Needs python3-opencv."""

import sys

import cv2
import numpy as np

REACH, PATCH, STRENGTH = 5, 2, 0.75


def load(path):
    picture = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    return picture.astype(np.float32) / np.float32(np.iinfo(picture.dtype).max)


def grain(picture):
    """The variance of the noise at each place, from the finest detail, robust against edges."""
    grey = picture.mean(axis=2)
    fine = np.abs(grey - cv2.medianBlur(grey, 3))
    local = cv2.blur(np.minimum(fine, 4 * np.median(fine) + 1e-4), (31, 31)) * 1.7
    return np.maximum(local, 1.5e-3)[..., None] ** 2


def clean(picture, albedo, normal):
    noise = grain(picture) * 3
    total, weights = picture.copy(), np.ones(picture.shape[:2], np.float32)
    smooth_albedo = cv2.GaussianBlur(albedo, (0, 0), 0.7)
    smooth_normal = cv2.GaussianBlur(normal, (0, 0), 0.7)
    height, width = picture.shape[:2]
    for dy in range(0, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            if dy == 0 and dx <= 0:
                continue
            here = (slice(0, height - dy), slice(max(0, -dx), width - max(0, dx)))
            there = (slice(dy, height), slice(max(0, dx), width - max(0, -dx)))
            apart = ((picture[here] - picture[there]) ** 2).mean(axis=2)
            apart = apart / (noise[here] + noise[there])[..., 0] * 2.0
            apart = cv2.blur(apart, (2 * PATCH + 1, 2 * PATCH + 1))
            apart = np.maximum(apart - 0.55, 0) / STRENGTH**2
            edges = ((smooth_albedo[here] - smooth_albedo[there]) ** 2).sum(axis=2) / 0.006
            edges += ((smooth_normal[here] - smooth_normal[there]) ** 2).sum(axis=2) / 0.02
            weight = np.exp(-apart - edges)
            total[here] += picture[there] * weight[..., None]
            weights[here] += weight
            total[there] += picture[here] * weight[..., None]
            weights[there] += weight
    return total / weights[..., None]


def main(master, output):
    stem = master.removesuffix('.png')
    picture = load(master)[..., :3]
    guides = [load(f'{stem}.{kind}.png')[..., :3] for kind in ('albedo', 'normal')]
    result = clean(picture, *guides)
    cv2.imwrite(output, (np.clip(result, 0, 1) * 65535 + 0.5).astype(np.uint16))


main(*sys.argv[1:])
