import { article } from '../seed-blog.ts';

export const warehouse = article(
  'sparrows-in-the-warehouse',
  'Birds in the warehouse: a plan for facility managers',
  170,
  'A net hung below the trusses of a warehouse',
  `
<p>A dozen birds under the roof of a warehouse sound harmless. Then an auditor finds droppings on a pallet of flour, or a customer finds a feather in a carton. Most sites react with what is at hand: noise, a plastic owl, a man with a pole. A plan costs less. This is the one that we use when we visit a site.</p>
<h2>1. Know your birds</h2>
<p>Walk through at six in the morning and at dusk. Write down the species, the number, where they come in, sit and nest. Three cases are common:</p>
<ul>
<li><strong>Pigeons</strong> on beams and over loading bays: large, few, loyal.</li>
<li><strong>Mynas</strong> in gaps of cladding and in signboards.</li>
<li><strong>Sparrows</strong> in the roof steel: small, many, able to pass wherever a thumb does.</li>
</ul>
<p>The smallest bird decides the mesh. A net of 50 mm that stops pigeons is an open door to sparrows, which need <a href="/products/warehouse-net-19-mm-20-x-20-m">19 mm</a>.</p>
<h2>2. Stop the supply</h2>
<p>Birds stay where spilt grain lies. Sweep docks at the end of each shift, close skips, repair torn sacks at once, and drain standing water. On some sites this alone halves the number in a month.</p>
<h2>3. Close the doors, in order</h2>
<ol>
<li><strong>Dock doors.</strong> Strip curtains or quick doors; above all, the habit of closing. Birds come in within the first ten minutes of an open door.</li>
<li><strong>Gaps.</strong> Ridge, eaves, the ends of corrugated sheets: <a href="/products/stainless-steel-vent-mesh-roll-3-m">steel mesh</a> with 12 mm openings.</li>
<li><strong>Canopies.</strong> Birds begin under the canopy outside and move in later. Net the underside.</li>
</ol>
<h2>4. Decide between beams and ceiling</h2>
<p>If only pigeons sit on a few beams, spikes on those beams are enough: <a href="/products/gutter-and-girder-clamps-pack-of-10">clamp</a> the strips on instead of drilling the steel. If small birds use the whole roof, hang a net below the trusses as a second ceiling. It needs wire ropes at most six metres apart, sleeves around lamps and sprinklers, and zips for maintenance. Speak with the fire officer and the sprinkler engineer before you order, not after.</p>
<h2>5. Get the birds out first</h2>
<p>Darken the hall at dusk, leave one door open and lit from outside, and walk slowly towards it from the far end. Repeat this on two evenings. Look for nests before you close; leave those with eggs or young until they are empty, and do that bay last.</p>
<h2>6. Keep it closed</h2>
<ul>
<li>Put the net on the maintenance list: borders and zips every six months, after storms at once.</li>
<li>Give one person per shift the right and the duty to close doors.</li>
<li>Log sightings with date and bay. Three in one bay mean a hole.</li>
</ul>
<h2>What should it cost?</h2>
<p>Ask each bidder for the price per square metre hung, the mesh and twine, the distance of ropes, the life under your light, and what an access zip costs. A bid without ropes is no bid. And ask for the name of a site that has had the work for three years: go there, and look up.</p>`,
);
