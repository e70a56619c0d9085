import { article } from '../seed-blog.ts';

export const spikesOrNet = article(
  'spikes-or-net',
  'Spikes or a net? How to choose in five minutes',
  6,
  'Clear spike strips beside a packed net',
  `
<p>Nearly every enquiry we receive comes down to one question: spikes or a net? Both keep birds off without hurting them, and both last for years. But they solve different problems, and the wrong choice is the commonest reason for disappointment. Five minutes of looking will tell you which one you need.</p>
<h2>Look at what the birds do</h2>
<p>Stand where you can see the place for a quarter of an hour in the early morning or towards evening. Birds use a building in three ways:</p>
<ul>
<li><strong>They perch.</strong> They sit on an edge, look down and fly off again. Droppings lie in a line beneath the edge.</li>
<li><strong>They roost.</strong> They come at dusk and stay the night, in a corner out of the wind. Droppings lie in a heap.</li>
<li><strong>They nest.</strong> They carry twigs, and come back to the same spot all day.</li>
</ul>
<p>Spikes answer the first. A net answers all three, because it closes the space itself. A pair that has nested somewhere is stubborn: it will push twigs between the spikes and build on top of them. If you see nesting, choose a net.</p>
<h2>Look at the shape of the place</h2>
<p>An <em>edge</em> wants <a href="/category/Bird%20Spikes">spikes</a>: a parapet, a sill, a signboard, a beam, the top of an AC unit. A <em>hollow</em> wants a <a href="/category/Bird%20Nets">net</a>: a balcony, a shaft, the space under a roof. A hollow has many edges, and fitting spikes to each of them costs more than closing the front once.</p>
<p>Measure the depth of the edge, too. One ordinary strip keeps 10 to 15 cm clear. A ledge of 25 cm needs a <a href="/products/crest-wide-stainless-steel-bird-spikes-pack-of-5">wide strip</a> or two rows; on half a metre, a net or a sloping cover is the better answer.</p>
<h2>Look at the size of the bird</h2>
<ol>
<li>Pigeons, crows and kites: spikes, or a net with meshes up to 50 mm.</li>
<li>Mynas: a net with meshes of 28 mm or less. Spikes help only in part.</li>
<li>Sparrows: a <a href="/products/warehouse-net-19-mm-20-x-20-m">net of 19 mm</a>. Spikes do nothing, since a sparrow fits between them.</li>
</ol>
<h2>Think of who uses the place</h2>
<p>A net turns a balcony into a room that birds cannot enter, and you still dry your washing there. Spikes on a rail at the height of a child's hand are a poor idea; put them on the outer side, or not at all. On a rented flat ask before you drill: strips can be glued and removed, while a net needs hooks on all four sides.</p>
<h2>And the cost?</h2>
<p>For a balcony of ten feet, a <a href="/products/clearview-balcony-net-kit-10-x-8-ft">net with hooks</a> costs about as much as spikes for its front wall alone. For a long parapet, spikes cost a fraction of a net. If you are still not sure, write to us with two photographs, one from near and one from far, and the measurements. We would rather sell you the right thing once.</p>`,
);
