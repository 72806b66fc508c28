import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import type { SpanWords, Tracing } from './tracing';

export interface TracesOptions {
  /** OTEL_SERVICE_NAME. */
  readonly serviceName: string;
  /** The share of what begins (a request, a turn of a job) that is told, 0 to 1. */
  readonly share: number;
  readonly version: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** A kind or a code: the message of an error may quote what somebody sent. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}

/**
 * Spans sent to an OTLP collector over HTTP, in batches; what it does not take in time is dropped. Its address, headers, certificates and
 * patience are the standard variables (`OTEL_EXPORTER_OTLP_…`), which the exporter reads itself. Who calls from outside
 * chooses no trace.
 */
export function startOpenTelemetry({ serviceName, share, version, log }: TracesOptions): Tracing {
  diag.setLogger(
    {
      error: () => log.warn('the collector of traces did not take them'),
      warn: () => undefined,
      info: () => undefined,
      debug: () => undefined,
      verbose: () => undefined,
    },
    DiagLogLevel.ERROR,
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('retour-en-france', version);
  const current = new AsyncLocalStorage<Context>();

  function begin({ name, kind, attributes = {} }: SpanWords) {
    const parent = current.getStore() ?? ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
    return { span, context: trace.setSpan(parent, span) };
  }

  return {
    inSpan: async (words, work) => {
      const { span, context } = begin(words);
      try {
        return await current.run(context, work);
      } catch (error) {
        span.setAttribute('error.type', kindOf(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    open: (words) => {
      const { span, context } = begin(words);
      return {
        within: (work) => current.run(context, work),
        end: ({ attributes, isFailed }) => {
          span.setAttributes(attributes);
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => provider.shutdown(),
  };
}
