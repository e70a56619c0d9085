export * from './company.ts';
export * from './identity.ts';
export * from './legal.ts';
