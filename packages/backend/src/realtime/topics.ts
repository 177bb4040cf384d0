/** A person's presence on a topic, as told to the others. */
export type PresenceMeta = Record<string, unknown> & { phx_ref: string };

/** One joined channel of one connection. */
export interface Member {
  topic: string;
  presenceKey: string;
  /** Whether it wants to hear who is there. */
  hearsPresence: boolean;
  /** Whether it hears its own broadcasts. */
  hearsItself: boolean;
  meta: PresenceMeta | null;
  send(event: string, payload: Record<string, unknown>): void;
}

/** Who is on which topic; carries broadcasts and presence. */
export interface Topics {
  join(member: Member): void;
  leave(member: Member): void;
  broadcast(from: Member, payload: Record<string, unknown>): void;
  /** The database tells everybody on a topic. */
  tell(topic: string, payload: Record<string, unknown>): void;
  track(member: Member, details: Record<string, unknown>): void;
  untrack(member: Member): void;
}

/**
 * Makes an empty set of topics.
 *
 * @param carry passes a broadcast on to the other servers
 */
export function createTopics(
  carry: (topic: string, payload: Record<string, unknown>) => void,
): Topics {
  const membersByTopic = new Map<string, Set<Member>>();
  let references = 0;
  const membersOf = (topic: string) => membersByTopic.get(topic) ?? new Set<Member>();

  function tellPresence(member: Member, joins: PresenceMeta | null, leaves: PresenceMeta | null) {
    const side = (meta: PresenceMeta | null) =>
      meta ? { [member.presenceKey]: { metas: [meta] } } : {};
    for (const other of membersOf(member.topic)) {
      if (other.hearsPresence) {
        other.send("presence_diff", { joins: side(joins), leaves: side(leaves) });
      }
    }
  }

  function untrack(member: Member): void {
    const left = member.meta;
    if (!left) return;
    member.meta = null;
    tellPresence(member, null, left);
  }

  return {
    join(member) {
      const members = membersOf(member.topic);
      members.add(member);
      membersByTopic.set(member.topic, members);
      if (member.hearsPresence) member.send("presence_state", stateOf(members));
    },
    leave(member) {
      const members = membersOf(member.topic);
      members.delete(member);
      if (members.size === 0) membersByTopic.delete(member.topic);
      untrack(member);
    },
    broadcast(from, payload) {
      for (const member of membersOf(from.topic)) {
        if (member !== from || from.hearsItself) member.send("broadcast", payload);
      }
      carry(from.topic, payload);
    },
    tell(topic, payload) {
      for (const member of membersOf(topic)) member.send("broadcast", payload);
    },
    track(member, details) {
      const left = member.meta;
      references += 1;
      member.meta = { ...details, phx_ref: `p${references}` };
      tellPresence(member, member.meta, left);
    },
    untrack,
  };
}

function stateOf(members: Set<Member>): Record<string, { metas: PresenceMeta[] }> {
  const state: Record<string, { metas: PresenceMeta[] }> = {};
  for (const { meta, presenceKey } of members) {
    if (meta) (state[presenceKey] ??= { metas: [] }).metas.push(meta);
  }
  return state;
}
