import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CompletionItem,
  type CompletionList,
  CompletionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  type Diagnostic,
  DidOpenTextDocumentNotification,
  DocumentFormattingRequest,
  type Hover,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  MarkupKind,
  type Position,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
} from 'vscode-languageserver-protocol/node';
import { programOf } from '../setup/tool.ts';

/** The YAML language server, as an editor would talk to it. */
export type LanguageServer = {
  /** Opens a file that need not be on disk, and gives what the editor would underline in it. */
  readonly diagnose: (path: string, text: string) => Promise<readonly Diagnostic[]>;
  /** Opens a text with a `|` in it, and gives what the editor would offer there. */
  readonly complete: (path: string, text: string) => Promise<readonly CompletionItem[]>;
  /** Opens a text with a `|` in it, and gives what the editor would say about the word there. */
  readonly hover: (path: string, text: string) => Promise<string>;
  /** What the editor would change in a file when it formats it. */
  readonly format: (path: string, text: string) => Promise<readonly TextEdit[]>;
  readonly stop: () => Promise<void>;
};

/** The settings of a section (`yaml`) as VS Code hands them over: `yaml.format.enable` becomes `format: { enable }`. */
function section(settings: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  const keys = Object.keys(settings).filter((key) => key.startsWith(`${name}.`));
  const firsts = new Set(keys.map((key) => name + key.slice(name.length).replace(/^(\.[^.]+).*/, '$1')));
  return Object.fromEntries(
    [...firsts].map((key) => [key.slice(name.length + 1), key in settings ? settings[key] : section(settings, key)]),
  );
}

/** Starts the server in a folder, with the settings that VS Code would read there. Each path can be opened once. */
export async function startLanguageServer(folder: string): Promise<LanguageServer> {
  const committed = JSON.parse(readFileSync(resolve(folder, '.vscode/settings.json'), 'utf8'));
  // A test does not ask the internet for other schemas.
  const settings = { ...committed, 'yaml.schemaStore.enable': false };
  const server = spawn(process.execPath, [programOf('yaml-language-server'), '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const waiting = new Map<string, (found: readonly Diagnostic[]) => void>();
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) =>
    waiting.get(uri)?.(diagnostics),
  );
  connection.onRequest(RegistrationRequest.type, () => {});
  const configured = new Promise<void>((done) => {
    connection.onRequest(ConfigurationRequest.type, ({ items }) => {
      done();
      return items.map((item) => section(settings, item.section ?? ''));
    });
  });
  connection.listen();
  const root = pathToFileURL(resolve(folder)).href;
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: root,
    workspaceFolders: [{ uri: root, name: 'site' }],
    capabilities: {
      workspace: { configuration: true },
      textDocument: {
        completion: { completionItem: { snippetSupport: true, documentationFormat: [MarkupKind.Markdown] } },
        hover: { contentFormat: [MarkupKind.Markdown] },
      },
    },
  });
  await connection.sendNotification(InitializedNotification.type, {});
  await configured;

  const uriOf = (path: string): string => pathToFileURL(resolve(folder, path)).href;
  const open = async (path: string, text: string): Promise<void> => {
    await connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri: uriOf(path), languageId: 'yaml', version: 1, text },
    });
  };
  const openAtCursor = async (
    path: string,
    marked: string,
  ): Promise<{ textDocument: { uri: string }; position: Position }> => {
    const before = marked.slice(0, marked.indexOf('|')).split('\n');
    await open(path, marked.replace('|', ''));
    const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    return { textDocument: { uri: uriOf(path) }, position };
  };
  return {
    diagnose: async (path, text) => {
      const found = new Promise<readonly Diagnostic[]>((done) => waiting.set(uriOf(path), done));
      await open(path, text);
      return found;
    },
    complete: async (path, text) => {
      const answer = await connection.sendRequest(CompletionRequest.type, await openAtCursor(path, text));
      return Array.isArray(answer) ? answer : ((answer as CompletionList | null)?.items ?? []);
    },
    hover: async (path, text) => {
      const answer: Hover | null = await connection.sendRequest(HoverRequest.type, await openAtCursor(path, text));
      return answer === null ? '' : String(Object(answer.contents).value);
    },
    format: async (path, text) => {
      await open(path, text);
      const options = { tabSize: 2, insertSpaces: true };
      return (
        (await connection.sendRequest(DocumentFormattingRequest.type, {
          textDocument: { uri: uriOf(path) },
          options,
        })) ?? []
      );
    },
    stop: async () => {
      connection.dispose();
      const ended = new Promise((done) => server.once('exit', done));
      server.kill();
      await ended;
    },
  };
}
