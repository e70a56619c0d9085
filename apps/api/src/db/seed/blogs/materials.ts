import { article } from '../seed-blog.ts';

export const materials = article(
  'steel-or-polycarbonate',
  'Steel or polycarbonate: which spikes last where?',
  131,
  'Stainless steel spikes, close-up',
  `
<p>We make spikes of both materials, and customers ask us every day which is better. The honest answer: it depends on the place. Sun, salt, heat and the look of the building decide, and the price comes last, because the labour of fitting costs more than the strip.</p>
<h2>Polycarbonate</h2>
<p><a href="/products/guard-polycarbonate-bird-spikes-pack-of-10">Polycarbonate</a> is the clear, tough plastic from which safety glasses are made. It bends and springs back, and it is so clear that a strip on a pale wall vanishes at a few steps.</p>
<ul>
<li><strong>Good at:</strong> windows and balconies, places that people look at, gentle curves, small budgets. It does not rust and does not conduct.</li>
<li><strong>Its enemy:</strong> ultraviolet light. Without a stabiliser it turns yellow and brittle within two summers. With one it lasts five to seven years on a sunny wall, and longer in the shade.</li>
<li><strong>Keep away from:</strong> flues, strong solvents and ammonia cleaners, which craze it.</li>
</ul>
<p>A simple test when you buy: bend one spike to a right angle. A good one comes back. If it whitens or cracks, leave it in the shop.</p>
<h2>Stainless steel</h2>
<p><a href="/products/crest-stainless-steel-bird-spikes-pack-of-5">Our wires</a> are of grade 304, the steel of kitchen sinks. They are thin enough to see through, and springy enough that a landing bird does not flatten them.</p>
<ul>
<li><strong>Good at:</strong> full sun, heat, heights that you don’t want to climb twice, large birds.</li>
<li><strong>Its enemy:</strong> chloride. By the sea and above swimming pools brown stains appear. They are mostly on the surface; rinse with fresh water. Within sight of the surf ask for grade 316.</li>
<li><strong>Keep away from:</strong> bleach, and contact with ordinary steel. A mild-steel screw in a stainless base rusts and stains both.</li>
</ul>
<p>A magnet tells you less than people believe: hard-drawn 304 wire is slightly magnetic. Ask for the grade in writing.</p>
<h2>Side by side</h2>
<ol>
<li><strong>Life in the sun:</strong> polycarbonate five to seven years, steel ten and more.</li>
<li><strong>Look:</strong> polycarbonate is nearly invisible on light walls; steel is finer against the sky.</li>
<li><strong>Depth kept clear:</strong> about 12 cm for the one, 10 to 25 cm for the other, by the number of rows.</li>
<li><strong>Weight:</strong> about 190 g a metre against about 300 g.</li>
<li><strong>Price a metre:</strong> steel costs roughly three times as much.</li>
</ol>
<h2>Our rule of thumb</h2>
<p>If you can reach the place from inside, take polycarbonate: replacing a strip in six years takes ten minutes. If you need a ladder, a rope or a permit to get there, take steel. On tiles and brick take the <a href="/products/guard-terracotta-bird-spikes-pack-of-10">red strips</a>; near heat and in food plants take <a href="/products/crest-all-steel-bird-spikes-pack-of-10">steel without any plastic</a>. And use the same care with glue for both, because the best spike is worth nothing on a dusty ledge.</p>`,
);
