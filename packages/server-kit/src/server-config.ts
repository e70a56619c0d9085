import * as setting from './setting.ts';
import { refuseMisspelt } from './setting-names.ts';

/** The settings that all servers share. */
export interface ServerConfig {
  isProduction: boolean;
  /** 0: any free port. */
  port: number;
  host: string;
  /** How many proxies stand before us, or their addresses. */
  trustProxy: false | number | string[];
  /** Where Prometheus finds the metrics; 0: any free port; undefined: nowhere. */
  metricsPort: number | undefined;
  logLevel: string;
}

const modes = ['development', 'test', 'production'];
const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/** Throws StartError naming the variable that is wrong. */
export function readServerConfig(env: setting.Environment): ServerConfig {
  refuseMisspelt(env);
  const isProduction = setting.oneOf(env, 'NODE_ENV', modes) === 'production';
  return {
    isProduction,
    port: setting.wholeNumber(env, 'PORT', 3000, 0, 65535),
    host: env.HOST || 'localhost',
    trustProxy: setting.proxies(env, 'TRUST_PROXY'),
    metricsPort: setting.optionalPort(env, 'METRICS_PORT'),
    logLevel: setting.oneOf(env, 'LOG_LEVEL', levels) ?? (isProduction ? 'info' : 'error'),
  };
}
