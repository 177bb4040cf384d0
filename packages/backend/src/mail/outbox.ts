import { createHash, randomBytes } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mail } from "../backend.types.ts";

/** A mail that was kept instead of sent. */
export interface StoredMail extends Mail {
  id: string;
  from: string;
  /** ISO 8601. */
  sentAt: string;
}

/** The mails of a machine that sends none: files, newest first. */
export interface Outbox {
  add(mail: Mail, from: string): Promise<StoredMail>;
  list(): Promise<StoredMail[]>;
  /** Null when there is no such mail. */
  read(id: string): Promise<StoredMail | null>;
}

const keptMails = 500;
const shownMails = 200;
const idPattern = /^\d{17}-[0-9a-f]{16}$/;

/** What ends a mail's id: chance, or the same for the same key, so that a mail sent again is kept once. */
function nameOf(key: string | undefined): string {
  return key === undefined
    ? randomBytes(8).toString("hex")
    : createHash("sha256").update(key).digest("hex").slice(0, 16);
}

/** Keeps mails as files in a folder, which is made at the first one; the oldest make room. */
export function createOutbox(folder: string, now: () => Date = () => new Date()): Outbox {
  async function ids(): Promise<string[]> {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    return names
      .map((name) => name.replace(/\.json$/, ""))
      .filter((name) => idPattern.test(name))
      .toSorted()
      .toReversed();
  }

  async function read(id: string): Promise<StoredMail | null> {
    if (!idPattern.test(id)) return null;
    try {
      const stored: StoredMail = JSON.parse(await readFile(join(folder, `${id}.json`), "utf8"));
      return stored;
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
      throw error;
    }
  }

  return {
    read,
    async add(mail, from) {
      const sentAt = now().toISOString();
      const name = nameOf(mail.key);
      const known = (await ids()).find((id) => mail.key !== undefined && id.endsWith(`-${name}`));
      const before = known === undefined ? null : await read(known);
      if (before) return before;
      const id = `${sentAt.replace(/\D/g, "")}-${name}`;
      const stored: StoredMail = { ...mail, id, from, sentAt };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${id}.json`);
      await writeFile(`${file}.part`, JSON.stringify(stored), { mode: 0o600 });
      await rename(`${file}.part`, file);
      const old = (await ids()).slice(keptMails);
      await Promise.all(old.map((one) => rm(join(folder, `${one}.json`), { force: true })));
      return stored;
    },
    async list() {
      const mails = await Promise.all((await ids()).slice(0, shownMails).map(read));
      return mails.filter((mail) => mail !== null);
    },
  };
}
