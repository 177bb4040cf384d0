/** The demo's sign-ins; only ever made where the demo is. */
export const demoSignIns = {
  planner: { email: "planner@jubilee.example", password: "jubilee-planner-demo" },
  administrator: { email: "admin@jubilee.example", password: "jubilee-admin-demo" },
} as const;
