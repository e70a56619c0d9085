import { Logo } from '../src/foundations/logo/index.ts';
import { Box, Grid } from '../src/layout/index.ts';
import * as styles from './sheet.css.ts';
import { Sheet } from './TokenTable.tsx';

const logo = <Logo name="Parinda" />;

/** The logo in large, with its clear space, and on every background. */
export const LogoSheet = () => (
  <Sheet>
    <div className={styles.large}>
      <div className={styles.clearSpace}>{logo}</div>
    </div>
    <Grid minItemWidth={160} gap="md">
      {(['page', 'surface', 'muted', 'accent', 'inverse'] as const).map((paper) => (
        <Box key={paper} background={paper} padding="lg" radius="md" border="subtle">
          {logo}
        </Box>
      ))}
    </Grid>
  </Sheet>
);
