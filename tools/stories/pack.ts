import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { init } from '@jsquash/oxipng/optimise.js';

const wasm = import.meta.resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');

/** 0 to 6; above 2 the pictures become hardly smaller, and slowly. */
const effort = 2;

/** The same picture in fewer bytes: without loss, and with a palette where its colours fit in one. */
export async function pack(png: Buffer): Promise<Buffer> {
  const { optimise } = await init(new WebAssembly.Module(readFileSync(fileURLToPath(wasm))));
  return Buffer.from(optimise(png, effort, false, false));
}
