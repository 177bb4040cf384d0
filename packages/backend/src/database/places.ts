import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const repositoryDir = fileURLToPath(new URL("../../../../", import.meta.url));

/** The SQL files that make the schema, in the order of their names. */
export const migrationsDir = `${repositoryDir}supabase/migrations`;

/** Migrated databases to start from, one a set of migrations. */
export const templatesDir = `${repositoryDir}node_modules/.cache/jubilee/databases`;
