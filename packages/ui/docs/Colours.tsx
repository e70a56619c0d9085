import { Box, Stack } from '../src/layout/index.ts';
import { colourOf, contrastOf, type Pair, pairs } from '../src/theme/contrast.ts';
import { vars } from '../src/theme/index.ts';
import { dark, light, type Palette } from '../src/theme/palette.ts';
import { ratio } from './ratio.ts';
import * as styles from './sheet.css.ts';
import { propertyOf, Scroller, Sheet } from './TokenTable.tsx';

/** Purpose of each group. The contract has the list of groups and roles. */
const purpose: Record<keyof typeof vars.color, string> = {
  bg: 'Papers: the page, what lies on it, quiet areas, and dark bands.',
  fg: 'Text. Muted is for what may be skipped; links are always underlined within sentences.',
  border: 'Subtle only separates. Field is the edge of a control, focus the ring around it.',
  accent: 'The accent, for the main action of a page. Use it sparingly.',
  success: 'Done, paid, delivered.',
  warning: 'Waits for something, e.g. a delivery that is pending.',
  danger: 'Failed, or cannot be undone.',
  info: 'Good to know.',
  price: 'The price now, the one before, and what is saved.',
  rating: 'Stars, and the sun of the mark.',
  overlay: 'The veil over the page behind a dialog.',
};

type Roles = { [name: string]: string | Roles };

/** Every role of the contract with its custom property: ['bg.page', '--pa-color-bg-page']. */
const rolesIn = (roles: Roles, above = ''): [role: string, property: string][] =>
  Object.entries(roles).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[above + name, propertyOf(value)] as [string, string]]
      : rolesIn(value, `${above}${name}.`),
  );

/** The pair of a role with the smallest margin over its minimum contrast. */
function tightest(role: string, palette: Palette): string {
  const room = (pair: Pair) => contrastOf(palette, pair) / pair.min;
  const [pair] = pairs
    .filter(({ front, back }) => front === role || back === role)
    .sort((a, b) => room(a) - room(b));
  if (!pair) return 'none asked';
  const other = pair.front === role ? `on ${pair.back}` : `under ${pair.front}`;
  return `${ratio(contrastOf(palette, pair))} ${other}`;
}

function Worth({ role, palette }: { role: string; palette: Palette }) {
  const colour = colourOf(palette, role);
  return (
    <td className={styles.cell}>
      <span className={styles.swatch} style={{ background: colour }} />
      <code className={styles.code}>{colour}</code>
      <br />
      <span className={styles.code}>{tightest(role, palette)}</span>
    </td>
  );
}

function Head({ titles }: { titles: string[] }) {
  return (
    <thead>
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col" className={styles.head}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Every colour role, light and dark, with its tightest contrast. */
export function ColourRoles() {
  return (
    <Sheet>
      {Object.entries(vars.color).map(([group, roles]) => (
        <Scroller key={group} label={`Colours of ${group}`}>
          <table className={styles.table}>
            <caption className={styles.caption}>
              <strong>{group}</strong> {purpose[group as keyof typeof purpose]}
            </caption>
            <Head titles={['Role', 'Light', 'Dark']} />
            <tbody>
              {rolesIn({ [group]: roles }).map(([role, property]) => (
                <tr key={role}>
                  <th scope="row" className={styles.name}>
                    {role}
                    <br />
                    <code className={styles.code}>{property}</code>
                  </th>
                  <Worth role={role} palette={light} />
                  <Worth role={role} palette={dark} />
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      ))}
    </Sheet>
  );
}

function Measured({ pair, palette }: { pair: Pair; palette: Palette }) {
  const color = colourOf(palette, pair.front);
  const background = colourOf(palette, pair.back);
  return (
    <td className={styles.cell}>
      <span className={styles.sample} style={{ background, color }} aria-hidden="true">
        {pair.min === 4.5 ? 'Aa' : <span className={styles.outline} />}
      </span>
      {ratio(contrastOf(palette, pair))}
    </td>
  );
}

/** Every allowed pair, grouped by background, with the values of the contrast test. */
export function ContrastPairs() {
  const papers = [...new Set(pairs.map(({ back }) => back))];
  return (
    <Sheet>
      {papers.map((paper) => (
        <Scroller key={paper} label={`Contrast on ${paper}`}>
          <table className={styles.table}>
            <caption className={styles.caption}>
              On <strong>{paper}</strong>
            </caption>
            <Head titles={['Role', 'Asked', 'Light', 'Dark']} />
            <tbody>
              {pairs
                .filter(({ back }) => back === paper)
                .map((pair) => (
                  <tr key={pair.front}>
                    <th scope="row" className={styles.name}>
                      {pair.front}
                    </th>
                    <td className={styles.cell}>{pair.min}:1</td>
                    <Measured pair={pair} palette={light} />
                    <Measured pair={pair} palette={dark} />
                  </tr>
                ))}
            </tbody>
          </table>
        </Scroller>
      ))}
    </Sheet>
  );
}

/** On a dark band text, links and focus ring use the light colours. */
export const InverseBand = () => (
  <Sheet>
    <Box background="inverse" padding="lg" radius="lg">
      <Stack gap="xs">
        <span>A dark band, in either theme.</span>
        <a href="#ring">Go to this link by Tab: its ring is a light one.</a>
      </Stack>
    </Box>
  </Sheet>
);
