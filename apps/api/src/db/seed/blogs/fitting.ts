import { article } from '../seed-blog.ts';

export const fitting = article(
  'how-to-fit-bird-spikes',
  'How to fit bird spikes so that they stay',
  33,
  'A cartridge of adhesive above a spike strip',
  `
<p>A strip that comes off in its first monsoon was almost always fitted in a hurry. Fitting is easy. The hour before it, when you clean and measure, makes the difference.</p>
<h2>What you need</h2>
<ul>
<li><a href="/category/Bird%20Spikes">Strips</a> for the whole length, and one more for the corners</li>
<li><a href="/products/outdoor-adhesive-for-spikes-300-ml">Neutral-cure outdoor adhesive</a>, one 300 ml cartridge for 4 metres, and a gun for it</li>
<li>A stiff brush, a bucket, soap, gloves and a mask</li>
<li>A tape measure and a pencil</li>
</ul>
<p>Work only where you can stand safely. Nobody should lean out of a window on the fourth floor for the sake of a pigeon. For outer ledges at a height, call a trained person with a harness.</p>
<h2>1. Clean</h2>
<p>Wet the droppings, wait ten minutes, scrape, and wash with soap. Scrape off loose paint until what is left does not come away with your thumbnail. Let the surface dry for a full day. If your palm is dusty after you rub the plaster, brush on a primer.</p>
<h2>2. Measure</h2>
<p>Birds land on the <em>outer edge</em>. The first strip therefore belongs at the front, with its base no more than 3 cm from the edge and its outer spikes reaching over it. If more than 5 cm are left open behind it, you need a second row. Lay all the strips out dry first, and snap the last one to length. Leave 5 mm between strips, since plastic grows in the heat.</p>
<h2>3. Fix</h2>
<ol>
<li>Put a dab of adhesive as large as a five-rupee coin under every second hole.</li>
<li>Press the strip down until adhesive wells up through the holes: it then holds like a rivet.</li>
<li>Do not slide it. If it is in the wrong place, lift it, wipe, and begin again.</li>
<li>Keep it dry for three hours and do not pull at it for a day.</li>
</ol>
<p>On crumbling plaster use screws and plugs. On railings use two <a href="/products/uv-cable-ties-pack-of-100">UV-resistant ties</a> for each 25 cm. On steel that must not be drilled, use <a href="/products/gutter-and-girder-clamps-pack-of-10">clamps</a>.</p>
<h2>4. Close the corners</h2>
<p>Walk along the finished work and look at it as a pigeon would. Is there a place as broad as your hand, at an end, at a bend, on top of the pipe bracket? That is where they will sit tomorrow. Snap a piece to fit.</p>
<h2>5. Come back twice a year</h2>
<p>Before and after the rains pick out leaves, feathers and twigs, and press on each strip with a stick to see whether it moves. This takes ten minutes and adds years.</p>
<h2>Four mistakes that we see again and again</h2>
<ul>
<li>One row in the middle of a deep ledge: birds sit in front of it and behind it.</li>
<li>Silicone that smells of vinegar, on marble or steel: it stains the one and pits the other.</li>
<li>Spikes on top of an old nest site: they hold the new nest in place.</li>
<li>Only half the building done: birds move by two metres, and stay.</li>
</ul>`,
);
