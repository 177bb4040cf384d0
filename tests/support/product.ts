import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { layDemo } from "./demo-folder.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const bootLimitMs = 180_000;

/** The whole product as its own process, with a fresh data directory and a seeded demo. */
export interface Product {
  url: string;
  hostPageUrl: string;
  dataDir: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** A port that was free a moment ago on loopback. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === "object") resolve(address.port);
        else reject(new Error("no port"));
      });
    });
  });
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Starts what `npm start` starts, after its build. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const dataDir = environment["JUBILEE_DATA_DIR"] ?? mkdtempSync(join(tmpdir(), "jubilee-test-"));
  const [port, hostPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["scripts/launch.ts", "--no-build"], {
    cwd: root,
    env: {
      ...process.env,
      JUBILEE_DATA_DIR: dataDir,
      PORT: String(port),
      HOST_PAGE_PORT: String(hostPort),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const deadline = performance.now() + bootLimitMs;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`The product did not start:\n${output.join("")}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    hostPageUrl: `http://localhost:${hostPort}`,
    dataDir,
    process: child,
    stop: async () => {
      const exited = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await exited;
      if (!environment["JUBILEE_DATA_DIR"]) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The product on a demo that was made once for the run: making one costs what three starts cost. */
export async function startOnDemo(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), "jubilee-test-"));
  await layDemo(dataDir, async (folder) => {
    const maker = await startProduct({ JUBILEE_DATA_DIR: folder });
    await maker.stop();
  });
  const product = await startProduct({ JUBILEE_DATA_DIR: dataDir });
  return {
    ...product,
    async stop() {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
