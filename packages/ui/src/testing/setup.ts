import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// The test functions are imports, so Testing Library does not find afterEach by itself.
afterEach(cleanup);
