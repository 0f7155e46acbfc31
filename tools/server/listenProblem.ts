/**
 * Says in one line why a server could not listen, and what to do.
 * @param error what `listen` reported
 * @param at host and port that were asked for, and the command that did
 */
export function listenProblem(
  error: NodeJS.ErrnoException,
  { host, port, command = 'npm start' }: { host: string; port: number; command?: string },
): string {
  const other = `Choose another one: PORT=${port < 65_535 ? port + 1 : port - 1} ${command}`;
  if (error.code === 'EADDRINUSE') return `Port ${port} is already in use. ${other}`;
  if (error.code === 'EACCES') return `Port ${port} needs more rights than this user has. ${other}`;
  return `Cannot listen on ${host}, port ${port}: ${error.message}. Check HOST and PORT.`;
}
