import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";
import { startProduct, type Product } from "../product.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const run = promisify(execFile);

/** What was laid into the demo, and where it is read. */
export interface Laid {
  columns: number;
  texts: number;
  /** Texts that could not be laid, by their columns. */
  kept: string[];
  /** Guests' pages and widgets, by their links. */
  ways: string[];
  ids: Record<string, string>;
}

export interface HostileProduct extends Product {
  laid: Laid;
}

/** The product over a demo in which every text that people write is a way to smuggle in a script. */
export async function startHostileProduct(count: number): Promise<HostileProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), "jubilee-hostile-"));
  const environment = { JUBILEE_DATA_DIR: dataDir };
  const { stdout } = await node("lay.ts", dataDir, String(count));
  const product = await startProduct(environment);
  return {
    ...product,
    laid: JSON.parse(stdout.trim().split("\n").at(-1) ?? "{}") as Laid,
    stop: async () => {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Every mail of the product as HTML, written from hostile texts. */
export async function hostileMails(): Promise<{ name: string; html: string }[]> {
  const { stdout } = await node("mails.ts");
  return JSON.parse(stdout) as { name: string; html: string }[];
}

const node = (script: string, ...given: string[]) =>
  run(process.execPath, [`tests/support/hostile/${script}`, ...given], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
