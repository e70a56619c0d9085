import { article } from '../seed-blog.ts';

export const monkeys = article(
  'living-with-monkeys',
  'Living with monkeys: what keeps a troop moving on',
  98,
  'Cone plates on a wall beneath a tree',
  `
<p>In hill towns, temple towns and on the green edges of our large cities, monkeys are neighbours. They were mostly there before us. One cannot fence out an animal that climbs, jumps, opens lids and learns by watching. But one can make one's own house the least interesting on the lane, and then the troop walks on.</p>
<h2>Why they come</h2>
<p>Always for food, and for water in the hot months. A troop follows a daily round from one certain meal to the next. A single house where rotis are handed out makes a whole lane part of the round. So the first and cheapest measure is a word with everyone on the lane: nobody feeds, and nobody leaves rubbish open.</p>
<h2>Take away the reward</h2>
<ul>
<li>Bins with lids that clip or strap shut, and no bags beside them</li>
<li>Tanks with a strapped lid and a mesh over the overflow</li>
<li>Fruit picked as soon as it is ripe, washing and pickle jars brought in</li>
<li>Kitchen windows with a grille whose gaps are no wider than 6 cm</li>
<li>Offerings at shrines given in hand, not left</li>
</ul>
<h2>Then break the route</h2>
<p>Rise early for a few days and watch where they come from. You will find that the troop does not use the whole wall. It comes up at one or two places: a drainpipe, a corner, a branch that hangs over. It is there that you act.</p>
<ol>
<li>Cut branches back to two metres from walls and roof.</li>
<li>Put <a href="/products/fort-pipe-collar-pack-of-2">collars</a> on pipes, at three metres and again at four.</li>
<li>Fit <a href="/category/Monkey%20Spikes">monkey spikes</a> on the stretch of wall where they walk and sit. Use <a href="/products/fort-polycarbonate-monkey-spikes-pack-of-6">plates</a> or <a href="/products/fort-steel-monkey-spikes-pack-of-5">rails</a> that are screwed or bolted down: monkeys soon pull off anything that is only glued.</li>
<li>Do tank and antenna last, when the route there is already closed.</li>
</ol>
<h2>What spikes do and do not do</h2>
<p>Monkey spikes are blunt. They make a wall unpleasant to stand and sit on, and that is all they should do. An animal that is wounded becomes dangerous, and hurting one is both cruel and against the law. Bird spikes are no use here: a macaque plucks the wires out one by one.</p>
<p>Expect two weeks of testing. They will touch, push and look for the gap. If they find none, the round changes, and the young of next year never learn the old one.</p>
<h2>When you meet one</h2>
<ul>
<li>Do not stare, smile with your teeth, or run. All three are threats or invitations.</li>
<li>Walk back slowly, facing it. Keep bags and food out of sight.</li>
<li>Never stand between a mother and her young.</li>
<li>Wash a bite or scratch with soap under running water for fifteen minutes and go to a doctor the same day, because of rabies.</li>
</ul>
<p>If one animal has become aggressive, do not deal with it yourself. Call the forest department or your municipality; catching monkeys is work for trained people.</p>`,
);
