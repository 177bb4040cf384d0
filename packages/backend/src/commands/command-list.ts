import { StartError } from "../database/start-error.ts";

/** One command: what is typed, what it says of itself, what it does. */
export interface Command {
  /** The words after `jubilee`. */
  words: readonly string[];
  /** What follows them. */
  takes: string;
  /** One line of the list. */
  does: string;
  /** What `--help` adds: how it works, what it needs, an example. */
  help: string;
  /** Only what the command asked for is loaded. */
  run(parameters: string[]): Promise<string>;
}

/** Every command, in the order of the list. */
export const commands: readonly Command[] = [
  {
    words: ["start"],
    takes: "",
    does: "starts the server",
    help: `Reads the settings (jubilee settings lists them) and listens on HOST and PORT until it is
stopped by SIGTERM or Ctrl+C. What is wrong with the settings is said before anything is made.
The first start of a production server prints an address that makes the first administrator.`,
    run: async () => (await import("./start.ts")).start(),
  },
  {
    words: ["settings"],
    takes: "",
    does: "lists all settings with what is set now",
    help: `Settings are environment variables. A file .env in the installation's folder is read first
(ENV_FILE names another); what the environment has already wins. Keys and passwords are not shown.`,
    run: async () => (await import("./list-settings.ts")).listSettings(),
  },
  {
    words: ["version"],
    takes: "",
    does: "says which release this is",
    help: "The version of the product, and of the newest migration that it brings.",
    run: async () => (await import("./version.ts")).version(),
  },
  {
    words: ["check"],
    takes: "[--supabase]",
    does: "looks at settings, database, mail server, files, clock, disk and DNS",
    help: `Changes nothing and may be run beside a running server. Each line says what was found;
the command ends with 1 when something is wrong, so that a script can ask it.
With --supabase it looks at an installation there (SUPABASE_URL and its keys, and DATABASE_URL for
what is in the database): migrations, functions, schedule and settings.`,
    run: async (parameters) => (await import("./check.ts")).check(parameters),
  },
  {
    words: ["admin", "add"],
    takes: "<e-mail>",
    does: "makes somebody who has signed up an administrator",
    help: `Beside a running server or without one. The address must be confirmed first.

  npx jubilee admin add ada@example.org`,
    run: async ([email]) => (await import("./add-administrator.ts")).addAdministrator(email),
  },
  {
    words: ["mail", "test"],
    takes: "<e-mail>",
    does: "sends one mail as the server would",
    help: `Uses SMTP_URL and MAIL_FROM and says what the mail server answered, word for word.

  npx jubilee mail test ada@example.org`,
    run: async ([email]) => (await import("./test-mail.ts")).testMail(email),
  },
  {
    words: ["backup"],
    takes: "[folder]",
    does: "writes database, files and keys into a folder",
    help: `Beside a running server (it asks the server on PORT) or without one. The folder must not be
there yet; without a name it is one in backups of the data directory.

  npx jubilee backup /var/backups/jubilee-today`,
    run: async ([folder]) => (await import("./backup.ts")).backup(folder),
  },
  {
    words: ["backup", "try"],
    takes: "<folder>",
    does: "restores a backup beside everything else and reads it",
    help: `Looks at the checksums, lays the database out in a place of its own, reads every table to its
end and takes it away again. Backups of the plan (BACKUP_AT) are tried by themselves.
On PostgreSQL it needs an owner who may make databases; else the archive is read only.`,
    run: async ([folder]) => (await import("./try-backup.ts")).tryOne(folder),
  },
  {
    words: ["restore"],
    takes: "<folder>",
    does: "lays a backup into an empty place",
    help: `The place is JUBILEE_DATA_DIR, which must be empty or missing, and for PostgreSQL the database
of DATABASE_URL, which must be empty and prepared. Nothing is written before the backup was found
whole.

  JUBILEE_DATA_DIR=/srv/new-data npx jubilee restore /var/backups/jubilee-today`,
    run: async ([folder]) => (await import("./restore.ts")).restore(folder),
  },
  {
    words: ["move"],
    takes: "<data directory> [PostgreSQL address]",
    does: "moves everything to PostgreSQL, or back to the built-in database",
    help: `Stop the server first. From where JUBILEE_DATA_DIR and DATABASE_URL say, to the data directory
that is named, which must be empty or missing, and to the PostgreSQL database whose address follows,
which must be empty and prepared; without an address to the built-in database. What is moved stays
where it was. Afterwards all rows are counted and links of every kind are opened on both sides.

  npx jubilee move /srv/jubilee-postgres postgres://jubilee@db.example.org/jubilee`,
    run: async ([folder, address]) => (await import("./move.ts")).move(folder, address),
  },
  {
    words: ["upgrade"],
    takes: "--dry-run",
    does: "tries the new release's migrations on a copy",
    help: `Lays a copy of everything out, applies the migrations that are missing, counts rows before
and after, and takes the copy away. The real upgrade is the next start: it writes a backup first.`,
    run: async (parameters) => (await import("./upgrade.ts")).upgrade(parameters),
  },
  {
    words: ["files", "send"],
    takes: "",
    does: "sends the files of the data directory to the bucket",
    help: `For an installation that begins to keep its files in a bucket (S3_ENDPOINT and its kin). Stop the
server, set the bucket, send, start. What is there already is sent again and stays the same; the
files of the data directory stay, too.`,
    run: async () => (await import("./send-files.ts")).sendAllFiles(),
  },
  {
    words: ["keys", "show"],
    takes: "",
    does: "prints the keys for another server on the same database",
    help: `One line, to be set in the environment of every server on this database (or in its .env file).
Whoever has it can sign in as anybody: pass it on as you would a password. What is in the data
directory stays as it is.

  npx jubilee keys show >> .env`,
    run: async () => (await import("./show-keys.ts")).showKeys(),
  },
  {
    words: ["keys", "rotate"],
    takes: "",
    does: "makes new keys",
    help: `Stop the server first. The keys in secrets.json are made anew and what was closed with the old
ones is closed with the new. Everybody signs in again, devices have to allow notifications again,
and links in mails of sign-in that have not been used yet open nothing any more. Links of events,
invitations, orders and tickets stay as they are. The old file stays beside it as secrets.json.old.
Where it breaks off, the next start, or running it again, ends it.`,
    run: async () => (await import("./rotate-keys.ts")).rotateKeys(),
  },
  {
    words: ["database", "prepare"],
    takes: "",
    does: "prints what an administrator of PostgreSQL runs once for DATABASE_URL",
    help: `It connects to nothing. Run what it prints as an administrator of the PostgreSQL server, once
the database is there; psql ends at the first error.

  npx jubilee database prepare > prepare.sql
  psql -h db.example.org -U postgres -d postgres -f prepare.sql`,
    run: async () => (await import("./prepare-database.ts")).prepareDatabase(),
  },
];

/** The list that `jubilee` and `jubilee --help` print; of one first word, `jubilee keys`, those of it. */
export function usage(of: readonly Command[] = commands): string {
  const lines = of.map((command) => `  ${typed(command).padEnd(48)}${command.does}`);
  return `Usage: npx jubilee <command>, with the settings that the server is started with

${lines.join("\n")}

npx jubilee <command> --help says more. Settings: npx jubilee settings`;
}

/** Finds the command of what was typed, the longest first, and runs it or says what it does. */
export async function runTyped(typedWords: readonly string[]): Promise<string> {
  const asksHelp = typedWords.some((word) => word === "--help" || word === "-h");
  const words = typedWords.filter((word) => !/^(?:--help|-h|help)$/.test(word));
  if (words.length === 0) return usage();
  const found = commands
    .filter((command) => command.words.every((word, index) => words[index] === word))
    .toSorted((a, b) => b.words.length - a.words.length)[0];
  const isHelp = asksHelp || typedWords[0] === "help";
  if (!found) {
    const kin = commands.filter((command) => command.words[0] === words[0]);
    if (kin.length === 0) throw new StartError(usage());
    if (isHelp) return usage(kin);
    throw new StartError(usage(kin));
  }
  if (isHelp) return `Usage: npx jubilee ${typed(found)}\n\n${found.help}`;
  return found.run(words.slice(found.words.length));
}

const typed = ({ words, takes }: Command): string => [...words, takes].filter(Boolean).join(" ");
