import { article } from '../seed-blog.ts';

export const cleaning = article(
  'cleaning-pigeon-droppings-safely',
  'Cleaning up pigeon droppings safely',
  75,
  'A bucket of soapy water, a brush and a mask',
  `
<p>Droppings are not merely ugly. They are acid and eat into stone, paint and metal, and the dust of old ones can carry germs and fungi that harm the lungs. There is no need to be afraid of a few spots. There is every reason not to sweep a heap of them dry.</p>
<h2>The one rule: wet, never dry</h2>
<p>The danger is in the dust. Never sweep, scrape or vacuum droppings until they are soaked. If you remember only one thing from this page, remember this.</p>
<h2>Who should not do it</h2>
<p>People with asthma or weak immunity, pregnant women, the very young and the very old should leave this work to others. Where the layer is thicker than a few centimetres or covers a whole shaft or loft, call a cleaning company with proper masks. Whoever gets a fever, cough or tight chest in the weeks after should see a doctor and mention the droppings.</p>
<h2>What you need</h2>
<ul>
<li>A mask of class N95 or FFP2; a cloth before the mouth does not stop fine dust</li>
<li>Rubber gloves, glasses, old clothes and shoes that can be washed</li>
<li>A spray bottle or a garden sprayer, a bucket, washing-up liquid</li>
<li>A plastic scraper, a stiff brush, thick bin bags</li>
<li>A household disinfectant, used as its label says</li>
</ul>
<h2>Step by step</h2>
<ol>
<li>Close windows and doors to the rooms and switch off the AC, as its fan may draw in dust.</li>
<li>Spray the droppings with water and a little washing-up liquid. A fine, gentle spray: a jet whirls up what you wish to keep down.</li>
<li>Wait ten to fifteen minutes. Spray again if a corner looks dry.</li>
<li>Scrape into the bag. Keep everything moist as you go.</li>
<li>Wash the surface twice with soapy water and a brush.</li>
<li>Apply the disinfectant, leave it for as long as the label says, and rinse. Never mix two products, especially bleach and an acid cleaner: the gas is poisonous.</li>
<li>Tie the bag, put it into a second, and bin it.</li>
<li>Take off gloves and clothes last, wash your hands and face, and wash the clothes apart from others.</li>
</ol>
<h2>Stone, metal and cars</h2>
<p>Marble and sandstone do not bear acid cleaners: use water, soap and patience. On car paint lay a wet cloth over the spot for ten minutes, then lift it off; rubbing scratches. Aluminium windows darken under bleach, and stainless steel pits.</p>
<h2>And then close the place</h2>
<p>A clean ledge stays clean only if no bird lands on it. Fit <a href="/category/Bird%20Spikes">spikes</a> or a <a href="/category/Bird%20Nets">net</a> within the next days, while the smell that marks it as an old address is gone. It is also the best moment for <a href="/products/outdoor-adhesive-for-spikes-300-ml">glue</a> to hold: the surface will not be so clean again.</p>`,
);
