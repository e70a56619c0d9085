import { article } from '../seed-blog.ts';

export const nesting = article(
  'nesting-season',
  'There is a nest on my balcony. What now?',
  19,
  'A nest of twigs with two white eggs',
  `
<p>You went away for ten days, and when you came back there were two white eggs behind the washing machine. It happens to more people than you would think, for a pigeon pair can build in two days. Here is what to do, in the right order.</p>
<h2>First: see how far they are</h2>
<p>What you may do depends on what you find.</p>
<ul>
<li><strong>A few twigs, no eggs.</strong> Take them away at once, every day, and close the place the same week. The pair will look elsewhere.</li>
<li><strong>Eggs.</strong> The birds have settled. Leave them.</li>
<li><strong>Young birds.</strong> Leave them, and keep pets and curious children away.</li>
</ul>
<p>Many birds and their nests are protected by law in India, and the rules differ from species to species. If you do not know the bird, ask the forest department or a local rescue group before you touch anything. Apart from the law, young birds shut in behind a net die slowly, and the smell will be with you for weeks.</p>
<h2>How long will it take?</h2>
<p>Pigeons sit on their eggs for about 18 days. The young fly four to five weeks after hatching. So from the first egg to an empty nest it is some seven weeks, and often less, since you rarely notice the first egg on the first day. Pigeons in our cities breed in almost every month, so there is no season to wait for: the gap between two broods is your chance, and it may be only a few days long.</p>
<h2>Live with it for a while</h2>
<ol>
<li>Put newspaper or an old tray beneath the nest and change it wearing gloves.</li>
<li>Keep the balcony door shut and seal the gap beneath it. Small mites live in nests and move indoors when the birds leave.</li>
<li>Do not feed the birds. A nest with a restaurant becomes a colony.</li>
<li>Order everything you need in advance: a <a href="/products/clearview-balcony-net-kit-10-x-8-ft">kit</a> has the net, hooks and ties.</li>
</ol>
<h2>The day they leave</h2>
<p>When you have seen no bird on the nest for two days and the young are gone, act quickly:</p>
<ol>
<li>Wet the nest with soapy water, put it in a bag, tie it, and bin it.</li>
<li>Clean the floor and walls wet, wearing a mask. <a href="/blogs/cleaning-pigeon-droppings-safely">Our article on cleaning</a> tells you how.</li>
<li>Hang the <a href="/category/Bird%20Nets">net</a> on the same day, or the next. Look into every corner first.</li>
</ol>
<p>The old pair will come back and look at the net for a week or so. They may try the corners. If the border is tight all round, they give up; if there is a gap as wide as two fingers, they find it.</p>
<h2>If a young bird is on the floor</h2>
<p>A bird with all its feathers that hops about is learning to fly, and its parents are near. Leave it, or set it on a higher place close by. A naked or wounded one needs help: put it in a dark box with holes and call a rescue group. Give it neither milk nor rice.</p>`,
);
