import { rightsCopy } from "@jubilee/core/platform/administration.copy";
import type { Administrator } from "@jubilee/core/platform/administration.types";
import type { DataColumn } from "@jubilee/ui/data-table";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { PersonRow } from "@jubilee/ui/person-row";
import { Ellipsis, KeyRound, UserMinus } from "lucide-react";
import { When } from "../../../page-kit/When.tsx";

type OnAct = (administrator: Administrator) => void;

const rightsOf = ({ rights }: Administrator) =>
  rights.map((right) => rightsCopy[right].label).join(", ");

interface AdministratorMenuProps {
  administrator: Administrator;
  onEdit: OnAct;
  onRemove: OnAct;
}

function AdministratorMenu({ administrator, onEdit, onRemove }: AdministratorMenuProps) {
  const { isLast } = administrator;
  return (
    <Menu
      align="end"
      trigger={<IconButton label={`More for ${administrator.name}`} icon={<Ellipsis />} />}
      entries={[
        {
          id: "rights",
          label: "Change rights",
          icon: <KeyRound />,
          onSelect: () => onEdit(administrator),
        },
        {
          id: "remove",
          label: isLast ? "The last one stays" : "Remove",
          icon: <UserMinus />,
          destructive: !isLast,
          disabled: isLast,
          onSelect: () => onRemove(administrator),
        },
      ]}
    />
  );
}

/** The columns of the administrators. */
export const administratorColumns = (
  onEdit: OnAct,
  onRemove: OnAct,
): DataColumn<Administrator>[] => [
  {
    id: "name",
    header: "Administrator",
    cell: ({ name, email }) => <PersonRow name={name} detail={email} />,
    sortValue: ({ name }) => name,
  },
  { id: "rights", header: "May change", cell: rightsOf, widthPx: 320, from: "desktop" },
  {
    id: "seen",
    header: "Last sign-in",
    cell: ({ lastSignInAt }) => <When at={lastSignInAt} />,
    sortValue: ({ lastSignInAt }) => lastSignInAt,
    widthPx: 130,
    from: "tablet",
  },
  {
    id: "more",
    header: "More",
    hideHeader: true,
    cell: (administrator) => (
      <AdministratorMenu administrator={administrator} onEdit={onEdit} onRemove={onRemove} />
    ),
    widthPx: 64,
    align: "end",
  },
];

/** An administrator on a phone. */
export const administratorPhoneLine =
  (onEdit: OnAct, onRemove: OnAct) => (administrator: Administrator) => (
    <PersonRow
      name={administrator.name}
      detail={rightsOf(administrator)}
      end={<AdministratorMenu administrator={administrator} onEdit={onEdit} onRemove={onRemove} />}
    />
  );
