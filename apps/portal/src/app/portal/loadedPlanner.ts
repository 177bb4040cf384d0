/** The door to the data client: imported lazily, so that supabase-js stays out of the first chunk. */
export { createPlanner as createLoadedPlanner } from "@jubilee/core/planner/api";
