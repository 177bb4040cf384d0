import { featureCategories } from "@jubilee/core/site/catalogue.rules";
import { flagsCopy } from "@jubilee/core/platform/flags.copy";
import { listFlagged } from "@jubilee/core/platform/flags.rules";
import type { FlaggedFeature } from "@jubilee/core/platform/flags.types";
import type { ListRequest } from "@jubilee/core/base/lists.types";
import { succeed } from "@jubilee/core/base/result.rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { useCallback, useState } from "react";
import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { adminKeys } from "../adminKeys.ts";
import { FlagDialog } from "./FlagDialog.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createFlagsApi } from "@jubilee/core/platform/flags.api";
import { columns, phoneLine } from "./featureColumns.tsx";

const filters = [
  { value: "all", label: "All" },
  { value: "on", label: flagsCopy.states.on },
  { value: "administrators", label: flagsCopy.states.administrators },
  { value: "off", label: flagsCopy.states.off },
];

/** Every feature of the catalogue, and which of them are switched off. */
export default function FeaturesPage() {
  const flags = useApi(createFlagsApi);
  const [chosen, setChosen] = useState<FlaggedFeature | null>(null);
  const load = useCallback(
    async (request: ListRequest) => {
      const found = await flags.list();
      return found.ok ? succeed(listFlagged(featureCategories, found.value, request)) : found;
    },
    [flags],
  );
  return (
    <AdminFrame
      place="features"
      title="Features"
      lead="Switch a feature off and its pages say so, the search leaves it out, and what plans gate of it is refused. Guests notice nothing."
    >
      <ServerList
        what={{ one: "feature", many: "features", kept: "admin-features" }}
        queryKey={adminKeys.flags}
        load={load}
        searchLabel="Find by name or category"
        filters={filters}
        columns={columns}
        rowId={({ feature }) => feature.key}
        phoneLine={phoneLine}
        opening={{ open: setChosen, id: chosen?.feature.key ?? null }}

        empty={
          <EmptyState drawing="list" title="No features">
            The catalogue is empty.
          </EmptyState>
        }
      />
      {chosen && (
        <FlagDialog key={chosen.feature.key} row={chosen} onClose={() => setChosen(null)} />
      )}
    </AdminFrame>
  );
}
