import * as setting from './setting.ts';

/** What every server here is told by its environment. */
export interface ServerConfig {
  isProduction: boolean;
  /** 0: any free port. */
  port: number;
  host: string;
  /** How many proxies stand before us, or their addresses. */
  trustProxy: false | number | string[];
  logLevel: string;
}

const modes = ['development', 'test', 'production'];
const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/** Throws StartError naming the variable that is wrong. */
export const readServerConfig = (env: setting.Environment): ServerConfig => ({
  isProduction: setting.oneOf(env, 'NODE_ENV', modes) === 'production',
  port: setting.wholeNumber(env, 'PORT', 3000, 0, 65535),
  host: env.HOST || 'localhost',
  trustProxy: setting.proxies(env, 'TRUST_PROXY'),
  logLevel: setting.oneOf(env, 'LOG_LEVEL', levels) ?? 'error',
});
