import { timingSafeEqual } from "node:crypto";
import { isAbsolute } from "node:path";
import type { Handler, OpenBackend } from "../backend.types.ts";
import { StartError } from "../database/start-error.ts";
import { log } from "../log/log.ts";
import { isThisMachine } from "../pages/loopback.ts";
import { writeBackup } from "./write-backup.ts";

/**
 * `POST /api/backup {"folder"}` with the secret key, from this machine only: how the `backup`
 * command reaches a data directory that a running server holds.
 */
export function createBackupHandler(backend: OpenBackend): Handler {
  return async (request, context) => {
    const key = request.headers.get("apikey") ?? "";
    const isOurs = isThisMachine(request, context) && same(key, backend.secrets.secretKey);
    if (!isOurs || request.method !== "POST")
      return refused(404, "not_found", "There is no such page.");
    const body: unknown = await request.json();
    const folder: unknown =
      typeof body === "object" && body !== null ? Reflect.get(body, "folder") : null;
    if (typeof folder !== "string" || !isAbsolute(folder)) {
      return refused(400, "invalid_input", "folder must be an absolute path.");
    }
    try {
      return Response.json(await writeBackup(backend, folder));
    } catch (error) {
      log.error("A backup was not written:", error);
      const message = error instanceof StartError ? error.message : "The log says why.";
      return refused(500, "internal", message);
    }
  };
}

function refused(status: number, code: string, message: string): Response {
  return Response.json({ code, message, field: null }, { status });
}

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
