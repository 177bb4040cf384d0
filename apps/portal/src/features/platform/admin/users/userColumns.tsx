import type { ListedUser } from "@jubilee/core/platform/administration.types";
import { Badge } from "@jubilee/ui/badge";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Inline } from "@jubilee/ui/inline";
import { When } from "../../../../page-kit/When.tsx";
import { PlanChip } from "./PlanChip.tsx";
import { UserPerson } from "./UserPerson.tsx";
import { UserState } from "./UserState.tsx";

/** The server sorts by what the column is called. */
const sortable = () => null;

/** The columns of the users. */
export const userColumns: DataColumn<ListedUser>[] = [
  {
    id: "name",
    header: "User",
    cell: (user) => <UserPerson user={user} />,
    sortValue: sortable,
  },
  {
    id: "plan",
    header: "Plan",
    widthPx: 190,
    cell: ({ planType, isTrial, isAdmin }) => (
      <Inline gap="2" wrap={false}>
        <PlanChip plan={planType} />
        {isTrial && <Badge tone="marigold">Trial</Badge>}
        {isAdmin && <Badge tone="brick">Admin</Badge>}
      </Inline>
    ),
    sortValue: sortable,
  },
  {
    id: "state",
    header: "State",
    widthPx: 140,
    cell: (user) => <UserState user={user} />,
    from: "desktop",
  },
  {
    id: "events",
    header: "Events",
    widthPx: 80,
    align: "end",
    cell: ({ eventCount }) => eventCount,
    from: "wide",
  },
  {
    id: "seen",
    header: "Last sign-in",
    widthPx: 120,
    cell: ({ lastSignInAt }) => <When at={lastSignInAt} />,
    sortValue: sortable,
    from: "wide",
  },
  {
    id: "created",
    header: "Joined",
    widthPx: 100,
    cell: ({ createdAt }) => <When at={createdAt} />,
    sortValue: sortable,
    from: "tablet",
  },
];

/** A user on a phone: who, and the plan. */
export function userPhoneLine(user: ListedUser) {
  return (
    <UserPerson
      user={user}
      end={user.isSuspended ? <UserState user={user} /> : <PlanChip plan={user.planType} />}
    />
  );
}
