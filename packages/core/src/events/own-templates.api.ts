import { act, call } from "../base/calls.api.ts";
import { succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import { readShareLink } from "../sharing/share.rules.ts";
import type { BlueprintRows, HeldPart } from "./blueprint-parts.types.ts";
import type { Blueprint } from "./blueprints.types.ts";
import type {
  OwnTemplate,
  SharedTemplate,
  StoredTemplate,
  TemplateSource,
} from "./own-templates.types.ts";

export interface OwnTemplatesApi {
  /** All of an event that a template can hold. */
  source: (eventId: string) => Promise<Result<TemplateSource>>;
  list: () => Promise<Result<OwnTemplate[]>>;
  get: (id: string) => Promise<Result<SharedTemplate>>;
  save: (
    eventId: string,
    template: { title: string; line: string; blueprint: Blueprint },
  ) => Promise<Result<OwnTemplate>>;
  change: (
    id: string,
    patch: { title?: string; line?: string; removed?: boolean },
  ) => Promise<Result<OwnTemplate>>;
  /** Its link, made at first use. */
  share: (id: string) => Promise<Result<true>>;
  /** The same, as what opens the template's page. */
  shareToken: (id: string) => Promise<Result<string>>;
  /** Keeps a template behind a link among one's own, as it is now. */
  keep: (token: string) => Promise<Result<OwnTemplate>>;
  /** Brings parts of a template to an event, or nothing. */
  apply: (
    eventId: string,
    parts: BlueprintRows,
  ) => Promise<Result<{ held: HeldPart[]; undoId: string }>>;
  /** Takes back what `apply` brought, within the hour; what was changed since stays. */
  undo: (undoId: string) => Promise<Result<{ removed: number; kept: number }>>;
}

const fromStored = ({ link, ...template }: StoredTemplate): OwnTemplate => ({
  ...template,
  link: link && readShareLink(link),
});

/** Calls about templates of one's own. */
export function createOwnTemplatesApi(client: DatabaseClient): OwnTemplatesApi {
  return {
    source: (eventId) => call(client, "read_template_source", { event_id_param: eventId }),
    async list() {
      const result = await call(client, "list_own_templates");
      return result.ok ? succeed(result.value.map(fromStored)) : result;
    },
    get: (id) => call(client, "get_own_template", { template_id_param: id }),
    async save(eventId, template) {
      const result = await call(client, "save_own_template", {
        event_id_param: eventId,
        template,
      });
      return result.ok ? succeed(fromStored(result.value)) : result;
    },
    async change(id, patch) {
      const result = await call(client, "change_own_template", { template_id_param: id, patch });
      return result.ok ? succeed(fromStored(result.value)) : result;
    },
    share: (id) => act(client, "create_template_link", { template_id_param: id }),
    async shareToken(id) {
      const link = await call(client, "create_template_link", { template_id_param: id });
      return link.ok ? succeed(link.value.token) : link;
    },
    async keep(token) {
      const result = await call(client, "keep_shared_template", { token });
      return result.ok ? succeed(fromStored(result.value)) : result;
    },
    apply: (eventId, parts) =>
      call(client, "apply_blueprint", { event_id_param: eventId, parts: { ...parts } }),
    undo: (undoId) => call(client, "undo_blueprint", { undo_id_param: undoId }),
  };
}
