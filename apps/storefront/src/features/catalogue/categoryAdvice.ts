/** Buying advice for the shop's own categories; a backend may have others. */
const advice = new Map([
  [
    'bird spikes',
    'One row of strips closes a ledge 10 to 15 cm deep; a deeper one needs wide strips or a second row. Spikes stop pigeons, crows and kites, but not sparrows, which need a net.',
  ],
  [
    'bird nets',
    'The smallest bird decides the mesh: 50 mm stops pigeons and crows, 28 mm mynas and 19 mm sparrows. Measure the whole opening, and leave no gap at its edges.',
  ],
  [
    'accessories',
    'Glue holds on surfaces that are sound, clean and dry; pipes and railings take ties, gutters and girders clamps. A net hangs on hooks, or on rings along a wire rope.',
  ],
  [
    'monkey spikes',
    'Put them where monkeys walk, sit and climb: on wall tops and railings, around pipes and tanks. Screw them down, since monkeys pull at anything loose.',
  ],
]);

/** Returns two sentences of advice for a category name in any case. */
export const categoryAdvice = (name: string): string | undefined => advice.get(name.toLowerCase());
