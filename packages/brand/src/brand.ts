export * from './company.ts';
export * from './identity.ts';
