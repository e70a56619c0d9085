import { pythonWithDjango, startDjango } from './start.ts';
import { testExample } from './test-example.ts';

const python = pythonWithDjango();

testExample({
  name: 'Django REST framework',
  missing: !python && 'python3-djangorestframework, python3-django-cors-headers, python3-jwt',
  start: (settings) => startDjango(`${python}`, settings),
});
