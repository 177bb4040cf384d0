import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repositoryDir } from "@jubilee/backend/database/places";
import { freePort } from "../support/product.ts";

/** nginx on loopback, which sends each request to the next server. */
export interface InFront {
  url: string;
  stop(): Promise<void>;
}

/** The binary of `NGINX_BINARY`, else of the PATH; null where there is none. */
export function findNginx(): string | null {
  const binary = process.env["NGINX_BINARY"] ?? "nginx";
  return spawnSync(binary, ["-v"]).status === 0 ? binary : null;
}

/** Starts nginx before the servers, in turn and without stickiness, as docs/deployment has it. */
export async function startNginx(binary: string, servers: readonly string[]): Promise<InFront> {
  const folder = mkdtempSync(join(tmpdir(), "jubilee-nginx-"));
  const port = await freePort();
  const config = join(folder, "nginx.conf");
  writeFileSync(config, configOf(folder, port, servers));
  const nginx = spawn(binary, ["-c", config, "-p", folder, "-g", "daemon off;"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(url);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        nginx.once("exit", () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        nginx.kill("SIGTERM");
      }),
  };
}

/** The sample of the deployment's pages, on loopback and without its certificate; who calls says whose visit it is. */
function configOf(folder: string, port: number, servers: readonly string[]): string {
  const upstream = servers.map((url) => `server ${new URL(url).host};`).join(" ");
  const [sample = ""] = readFileSync(join(repositoryDir, "deploy/nginx.conf"), "utf8").split(
    /^(?=server \{\s+listen 80;)/m,
  );
  const site = sample
    .replaceAll(/^ +(?:ssl_certificate|listen \[).*\n/gm, "")
    .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
    .replace(/server 127\.0\.0\.1:4400;/, upstream);
  return `
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events { worker_connections 2048; }
    http {
      access_log off;
      set_real_ip_from 127.0.0.1;
      real_ip_header X-Forwarded-For;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      ${site}
    }`;
}

async function untilItAnswers(url: string): Promise<void> {
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch {
      // Not yet.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
