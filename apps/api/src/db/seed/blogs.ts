import { cleaning } from './blogs/cleaning.ts';
import { fitting } from './blogs/fitting.ts';
import { materials } from './blogs/materials.ts';
import { monkeys } from './blogs/monkeys.ts';
import { nesting } from './blogs/nesting.ts';
import { pigeons } from './blogs/pigeons.ts';
import { spikesOrNet } from './blogs/spikes-or-net.ts';
import { warehouse } from './blogs/warehouse.ts';
import type { SeedBlog } from './seed-blog.ts';

export type { SeedBlog } from './seed-blog.ts';

/** Newest first. */
export const blogs: SeedBlog[] = [
  spikesOrNet,
  nesting,
  fitting,
  pigeons,
  cleaning,
  monkeys,
  materials,
  warehouse,
];
