/** What the check reports. Source: specification section 3. */
export interface SecurityViolation {
  type: string;
  /** `critical`, `high` or another word. */
  severity: string;
  count: number | null;
  timestamp: string;
}

export interface SecurityStatus {
  /** `secure` is the good value. */
  status: string;
  violations: readonly SecurityViolation[];
}

export interface SecurityAlert {
  id: string;
  type: string;
  title: "Critical Security Alert" | "Security Warning";
  message: string;
  timestamp: string;
  /** Dismissed for this session. */
  acknowledged: boolean;
}

/** One entry of the security access log. Source: specification section 7, `log_security_access`. */
export interface SecurityAccess {
  userId: string;
  resourceType: string;
  resourceId: string;
  accessType: string;
  success: boolean;
  riskLevel?: "low" | "medium" | "high" | "critical";
}
