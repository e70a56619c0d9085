import { configure } from '@testing-library/react';

/** How long something that comes later may take, in ms: on a busy machine a second is soon over. */
configure({ asyncUtilTimeout: 5000 });
