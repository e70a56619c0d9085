import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// The test functions are imported, not global, so Testing Library cannot find afterEach by itself.
afterEach(cleanup);
