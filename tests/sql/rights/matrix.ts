import { readFileSync } from "node:fs";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { createTap } from "@jubilee/backend/database/tap";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { askCalls, readRoutines, type AskedCall, type Routine } from "./calls.ts";
import {
  readPermissions,
  readPolicies,
  tableLooks,
  type Look,
  type Permission,
  type Policy,
} from "./tables.ts";
import { makeWorld, type World } from "./world.ts";

/** Who may do what, made from the catalogue of a migrated database. */
export interface Matrix {
  backend: OpenBackend;
  world: World;
  permissions: Permission[];
  policies: Policy[];
  tableLooks: Look[];
  routines: Routine[];
  calls: AskedCall[];
}

const tester = readFileSync(new URL("tester.sql", import.meta.url), "utf8");

/** A database with a small world and its tester in it. Close its backend. */
export async function openWorld(): Promise<Pick<Matrix, "backend" | "world">> {
  const backend = await openTestBackend();
  try {
    const world = await makeWorld(backend);
    await createTap(backend).run(tester);
    return { backend, world };
  } catch (error) {
    await backend.close();
    throw error;
  }
}

/** The same, and everything that is looked at there. Close its backend. */
export async function openMatrix(): Promise<Matrix> {
  const { backend, world } = await openWorld();
  try {
    const [permissions, policies] = [await readPermissions(backend), await readPolicies(backend)];
    const routines = await readRoutines(backend);
    return {
      backend,
      world,
      permissions,
      policies,
      tableLooks: await tableLooks(backend, world, policies, permissions),
      routines,
      calls: await askCalls(backend, routines, new Set(world.keys()), permissions),
    };
  } catch (error) {
    await backend.close();
    throw error;
  }
}
