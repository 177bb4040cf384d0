import { madeTemplate, originOfKey, ourTemplate } from "@jubilee/core/events/any-template.rules";
import { loadBlueprint } from "@jubilee/core/events/blueprints.rules";
import { createOwnTemplatesApi } from "@jubilee/core/events/own-templates.api";
import type { AnyTemplate, SharedTemplate } from "@jubilee/core/events/own-templates.types";
import { findTemplate } from "@jubilee/core/events/templates.rules";
import { use } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import type { DataClient } from "../../../app/routing/reads.types.ts";
import { callEmbed } from "../../../page-kit/embed/embed.ts";
import { askedTemplates } from "../../../page-kit/sessions/askedTemplates.ts";

/** Asked for once; what failed to come is asked for again. */
function once(key: string, ask: () => Promise<AnyTemplate | null>): Promise<AnyTemplate | null> {
  const known = askedTemplates.get(key);
  if (known) return known;
  const coming = ask().catch((error: unknown) => {
    askedTemplates.delete(key);
    throw error;
  });
  askedTemplates.set(key, coming);
  return coming;
}

/** What was changed is asked for again. */
export function forgetTemplate(key: string): void {
  askedTemplates.delete(key);
}

async function ours(key: string): Promise<AnyTemplate | null> {
  const template = findTemplate(key);
  const blueprint = template && (await loadBlueprint(key));
  return template && blueprint ? ourTemplate(template, blueprint) : null;
}

async function shared(key: string, token: string): Promise<AnyTemplate | null> {
  const told = await callEmbed<SharedTemplate>(`template/${encodeURIComponent(token)}`);
  if (told.ok) return madeTemplate(key, told.value);
  if (told.error.code === "link_invalid") return null;
  throw new Error(told.error.message);
}

async function own(key: string, id: string, client: DataClient): Promise<AnyTemplate | null> {
  const told = await createOwnTemplatesApi(client).get(id);
  if (told.ok) return madeTemplate(key, told.value);
  if (told.error.code === "not_found" || told.error.code === "invalid_input") return null;
  throw new Error(told.error.message);
}

/** One that everybody can open: ours, or one behind a link. Its place waits meanwhile. */
export function useOpenTemplate(key: string): AnyTemplate | null {
  const { kind, name } = originOfKey(key);
  return use(once(key, () => (kind === "shared" ? shared(key, name) : ours(key))));
}

/** Any that somebody with an account can use; null where there is none. */
export function askTemplate(client: DataClient, key: string): Promise<AnyTemplate | null> {
  const { kind, name } = originOfKey(key);
  return once(key, () => {
    if (kind === "own") return own(key, name, client);
    return kind === "shared" ? shared(key, name) : ours(key);
  });
}

/** The same; its place waits meanwhile. */
export function useAnyTemplate(key: string): AnyTemplate | null {
  return use(askTemplate(usePlanner().client, key));
}
