/** Under which a person's writes of tasks wait on their device for a connection. */
export const waitingTasksOf = (userId: string): string => `jubilee-tasks-${userId}`;
