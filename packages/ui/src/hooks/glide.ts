import type { EmblaPluginType } from 'embla-carousel';

/** Embla moves in steps of one length. */
const stepMs = 1000 / 60;

const eased = (part: number) => part * part * (3 - 2 * part);

/**
 * Embla's slides swing into place and have no time in which they arrive. With this plugin they take
 * the given one, and follow a finger at once.
 */
export function glide(ms: number): EmblaPluginType {
  return {
    name: 'glide',
    options: {},
    init(embla) {
      const engine = embla.internalEngine();
      const { scrollBody: own, location, previousLocation, target } = engine;
      let whole = 0;
      let left = 0;
      let steps = 0;
      const glided = {
        ...own,
        direction: () => Math.sign(location.get() - previousLocation.get()),
        seek() {
          const distance = target.get() - location.get();
          // It was told another place to go to. A loop moves place and target together.
          if (Math.abs(distance - left) > 0.01) {
            whole = distance;
            steps = 0;
          }
          steps += 1;
          // Embla's own duration says whether it is held, or must be there at once.
          const isFree = own.duration() >= 1;
          left = isFree ? whole * (1 - eased(Math.min((steps * stepMs) / ms, 1))) : 0;
          previousLocation.set(location);
          location.set(target.get() - left);
          return glided;
        },
      };
      engine.scrollBody = glided;
    },
    destroy() {},
  };
}
