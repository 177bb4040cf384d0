/** The actions of the function `admin-session-management`. Source: specification section 7. */
export type AdminSessionAction = "force_logout" | "get_user_session_info" | "get_sessions";
