import { startExpress } from './start.ts';
import { testExample } from './test-example.ts';

testExample({ name: 'Express', start: startExpress });
