import { article } from '../seed-blog.ts';

export const pigeons = article(
  'why-pigeons-choose-your-balcony',
  'Why pigeons choose your balcony and not the next one',
  52,
  'Clear strips on the AC unit of a balcony, flower pots beside it',
  `
<p>Twelve balconies on one wall, all built alike, and the pigeons sit on yours. It is not bad luck. To a pigeon your balcony differs from the others in a few plain ways, and once you see them, you can change them.</p>
<h2>A cliff with room service</h2>
<p>The pigeons of our cities descend from rock doves, birds of cliffs and caves. They want a ledge that is high, dry and dim, with a view of who is coming. A concrete tower is the best cliff they ever had. Trees do not interest them, and a garden does not draw them away.</p>
<p>They are also loyal. A pair stays together, keeps to its place, and comes back from many kilometres away. Young birds return to breed near the ledge where they hatched. That is why clapping your hands never helps for long: you are arguing with somebody who thinks that he lives there.</p>
<h2>Five things that invite them</h2>
<ol>
<li><strong>Food near by.</strong> Grain put out with a kind heart, at your place or a neighbour's, feeds a flock of dozens.</li>
<li><strong>Water.</strong> A dripping AC pipe is enough for several birds.</li>
<li><strong>Shelter.</strong> Cartons, an unused cooler, the space behind the washing machine: each is a cave.</li>
<li><strong>Quiet.</strong> A balcony that is used twice a year belongs to the birds for the rest of it.</li>
<li><strong>Old droppings and twigs.</strong> They show other pigeons that this is a good place to nest.</li>
</ol>
<h2>What helps, in order of cost</h2>
<ul>
<li>Clear out and clean up. An empty, washed balcony loses half its charm.</li>
<li>Stop the food and the water. Speak with the neighbour as well, kindly; many do not know what they are feeding.</li>
<li>Use the balcony every day for two weeks, mornings above all.</li>
<li>Put <a href="/products/guard-polycarbonate-bird-spikes-pack-of-10">spikes</a> on the edges where birds land: the wall, the AC unit, the sill.</li>
<li>Close the balcony with a <a href="/products/clearview-nylon-balcony-net-10-x-10-ft">net</a> if they have nested. Nothing else is final.</li>
</ul>
<h2>What does not help</h2>
<p>Plastic owls and crows work for a few days, until the first pigeon notices that they never move. Shiny discs and tape do better over a garden than against birds that live with you. Ultrasonic devices make a sound that pigeons cannot hear: their hearing ends below ours. Glues and gels that trap feet are cruel, catch dust, and then do nothing at all. Poison is forbidden, and rightly so: it also kills the kites and cats that eat the dead.</p>
<h2>How long does it take?</h2>
<p>Birds that only perched leave within days of your fitting spikes. Those that roosted try for one to two weeks. A pair that has bred in the place may test a net for a month. Stay firm for that month. After it they will have found another cliff, and you will have your balcony back.</p>`,
);
