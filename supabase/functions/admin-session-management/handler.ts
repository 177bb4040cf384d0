import type { Deps } from "../_shared/deps.types.ts";
import { isUuid, readFields, type Fields } from "../_shared/fields.ts";
import { Refusal } from "../_shared/refusal.ts";
import { forPortal, json, signedIn } from "../_shared/respond.ts";

/**
 * Sessions for administrators (specification, section 7): `force_logout`, `get_user_session_info`
 * and `get_sessions` with `user_id`. Whoever is not proven to be an administrator is refused, also
 * when the check itself fails.
 */
export const handle = forPortal(async (request, deps) => {
  await requireAdministrator(deps);
  return act(await readFields(request), deps);
});

async function requireAdministrator(deps: Deps): Promise<void> {
  const { id } = signedIn(deps);
  const isAdministrator = await deps.callSqlAsUser("is_admin", { user_id: id }).catch((error) => {
    deps.log("The administrator check failed, so nobody is one.", error);
    return false;
  });
  if (isAdministrator !== true) {
    throw new Refusal("not_allowed", "Only administrators may do this.");
  }
}

/** Ending somebody's sessions needs the right over users; looking at them does not. */
async function requireRight(deps: Deps): Promise<void> {
  if ((await deps.callSqlAsUser("has_admin_right", { right_param: "users" })) === true) return;
  throw new Refusal("not_allowed", "Your administrator rights do not include this.");
}

async function act(fields: Fields, deps: Deps): Promise<Response> {
  switch (fields["action"]) {
    case "get_sessions":
      return json({ success: true, sessions: await deps.sessions.list() });
    case "get_user_session_info": {
      const sessions = await deps.sessions.listOf(userIdOf(fields));
      return json({ success: true, user_id: userIdOf(fields), sessions });
    }
    case "force_logout": {
      await requireRight(deps);
      const ended = await deps.sessions.end(userIdOf(fields), signedIn(deps).id, reasonOf(fields));
      return json({ success: true, user_id: userIdOf(fields), ended });
    }
    default:
      throw new Refusal(
        "invalid_input",
        "The action is force_logout, get_user_session_info or get_sessions.",
        "action",
      );
  }
}

/** Why, for the audit log; the specification's call has none. */
function reasonOf(fields: Fields): string | null {
  const { reason } = fields;
  return typeof reason === "string" && reason.trim() !== "" ? reason.trim() : null;
}

function userIdOf(fields: Fields): string {
  const id = fields["user_id"];
  if (typeof id === "string" && isUuid(id)) return id;
  throw new Refusal("invalid_input", "Choose a user.", "user_id");
}
