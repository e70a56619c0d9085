interface FetchError {
  message: string;
  name?: string;
  cause?: { name?: string; code?: string; message?: string; data?: unknown };
}

const causes: Record<string, string> = {
  ECONNREFUSED: 'the server refuses connections',
  ECONNRESET: 'the server closed the connection',
  ENOTFOUND: 'the name of the server is unknown',
  UND_ERR_SOCKET: 'the server closed the connection before the end of the response',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the body is shorter or longer than its Content-Length',
};

const maxShown = 40;

/** Returns the first bytes, each outside printable ASCII as `\xNN`. */
export function showBytes(bytes: Uint8Array): string {
  const shown = [...bytes.subarray(0, maxShown)].map((byte) =>
    byte >= 0x20 && byte < 0x7f
      ? String.fromCharCode(byte)
      : `\\x${byte.toString(16).padStart(2, '0')}`,
  );
  const rest = bytes.length > maxShown ? ` … (${bytes.length} bytes)` : '';
  return `${shown.join('')}${rest}`;
}

/** Returns why fetch could not read a response. */
export function whyNoResponse(error: unknown): string {
  const { message, cause = {} } = error as FetchError;
  const { code = '', data } = cause;
  if (cause.name === 'HTTPParserError') {
    const received = data === undefined ? '' : `: ${showBytes(Buffer.from(`${data}`))}`;
    return `the response is no valid HTTP (${cause.message})${received}`;
  }
  if (code.startsWith('Z_'))
    return `the body does not have its Content-Encoding (${cause.message})`;
  return causes[code] ?? cause.message ?? message;
}

/** Returns why a JSON body cannot be read, or undefined. */
export function whyNoJson(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text) JSON.parse(text);
    return undefined;
  } catch (error) {
    if (error instanceof SyntaxError) {
      return `the body is no JSON (${error.message}): ${showBytes(bytes)}`;
    }
    const start = firstInvalid(bytes);
    const around = bytes.subarray(Math.max(0, start - 10));
    return `the body is not UTF-8 at byte ${start}: ${showBytes(around)}`;
  }
}

/** Returns the offset of the first byte that is not UTF-8. */
function firstInvalid(bytes: Uint8Array): number {
  const valid = new TextDecoder('utf-8').decode(bytes, { stream: true }).split('\uFFFD')[0] ?? '';
  return new TextEncoder().encode(valid).length;
}
