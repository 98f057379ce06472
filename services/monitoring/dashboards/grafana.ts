import * as bargauge from '@grafana/grafana-foundation-sdk/bargauge'
import * as common from '@grafana/grafana-foundation-sdk/common'
import * as grafana from '@grafana/grafana-foundation-sdk/dashboard'
import * as prometheus from '@grafana/grafana-foundation-sdk/prometheus'
import * as stat from '@grafana/grafana-foundation-sdk/stat'
import * as table from '@grafana/grafana-foundation-sdk/table'
import * as text from '@grafana/grafana-foundation-sdk/text'
import * as timeseries from '@grafana/grafana-foundation-sdk/timeseries'
import { annotations } from './annotations.ts'
import type { Dashboard, Panel } from './dashboard.ts'

const tag = 'address-service'
const runbookUid = 'address-runbook'
const source = { type: 'prometheus', uid: '$datasource' }
/** Row heights: with a curve in the row, and with single values only. */
const [tall, flat] = [8, 5]
/** A colour of Grafana's palette, for values that are neither good nor bad. */
const plain = 'blue'

/**
 * A dashboard in Grafana's JSON model. Grafana's SDK builds it, so that the compiler checks every
 * option. Pure.
 */
export function grafanaDashboard({
  uid,
  title,
  description,
  from,
  instancesOf,
  rows,
}: Dashboard): grafana.Dashboard {
  const builder = blank(uid, title, description)
    .time({ from: `now-${from}`, to: 'now' })
    .refresh('30s')
  builder.withVariable(dataSources)
  if (instancesOf) builder.withVariable(instances(instancesOf))
  for (const annotation of annotations) builder.annotation(markOf(annotation))
  let id = 0
  for (const row of rows) {
    builder.withRow(new grafana.RowBuilder(row.title).id(++id))
    const height = row.panels.every(({ kind }) => kind === 'stat') ? flat : tall
    for (const panel of row.panels) builder.withPanel(panelOf(panel).height(height).id(++id))
  }
  return builder.build()
}

function markOf({
  name,
  color,
  expr,
  title,
  useValueForTime = false,
}: (typeof annotations)[number]) {
  return new grafana.AnnotationQueryBuilder()
    .name(name)
    .datasource(source)
    .enable(true)
    .iconColor(color)
    .expr(expr)
    .titleFormat(title)
    .useValueForTime(useValueForTime)
}

/** The runbook as a dashboard of its own, where an operator already is. */
export const runbookDashboard = (markdown: string): grafana.Dashboard =>
  blank(runbookUid, 'Address service: runbook', 'What each alert means, how to look, what to do.')
    .withPanel(
      new text.PanelBuilder()
        .title('Runbook')
        .description('services/monitoring/RUNBOOK.md')
        .mode(text.TextMode.Markdown)
        .content(markdown)
        .height(40)
        .span(24),
    )
    .build()

const blank = (uid: string, title: string, description: string) =>
  new grafana.DashboardBuilder(title)
    .uid(uid)
    .description(description)
    .tags([tag])
    .timezone('browser')
    .readonly()
    .tooltip(grafana.DashboardCursorSync.Crosshair)
    .link({ build: links })

/** Visible links to all dashboards: the SDK's default is a menu. */
function links(): grafana.DashboardLink {
  const builder = new grafana.DashboardLinkBuilder('Address service').type(
    grafana.DashboardLinkType.Dashboards,
  )
  const { placement: _, ...link } = builder.tags([tag]).keepTime(true).build()
  return link
}

/** `prometheus` is the provisioned uid of the data source. */
const dataSources = new grafana.DatasourceVariableBuilder('datasource')
  .label('Prometheus')
  .type('prometheus')
  .current({ selected: true, text: 'Prometheus', value: 'prometheus' })

const instances = (metric: string) =>
  new grafana.QueryVariableBuilder('instance')
    .label('Instance')
    .datasource(source)
    .query(`label_values(${metric}, instance)`)
    .refresh(grafana.VariableRefresh.OnTimeRangeChanged)
    .sort(grafana.VariableSort.NaturalAsc)
    .multi(true)
    .includeAll(true)
    .allValue('.*')
    .current({ selected: true, text: 'All', value: '$__all' })

function panelOf(panel: Panel) {
  const { title, description, unit, width, decimals, max, noValue, words } = panel
  const builder = pictureOf(panel)
    .title(title)
    .description(description)
    .datasource(source)
    .unit(unit)
    .min(0)
    .span(width)
    .thresholds(thresholdsOf(panel))
    .targets(targetsOf(panel))
  if (decimals !== undefined) builder.decimals(decimals)
  if (max !== undefined) builder.max(max)
  if (noValue !== undefined) builder.noValue(noValue)
  if (words) builder.mappings([wordsOf(words)])
  return builder
}

function pictureOf({ kind, thresholds, stacked }: Panel) {
  const byThreshold = new grafana.FieldColorBuilder().mode(grafana.FieldColorModeId.Thresholds)
  const last = new common.ReduceDataOptionsBuilder().calcs(['lastNotNull'])
  switch (kind) {
    case 'stat':
      return new stat.PanelBuilder()
        .reduceOptions(last)
        .colorScheme(byThreshold)
        .colorMode(
          thresholds ? common.BigValueColorMode.Background : common.BigValueColorMode.Value,
        )
        .graphMode(common.BigValueGraphMode.None)
    case 'bars':
      return new bargauge.PanelBuilder()
        .reduceOptions(last)
        .colorScheme(byThreshold)
        .orientation(common.VizOrientation.Horizontal)
        .displayMode(common.BarGaugeDisplayMode.Basic)
    case 'table':
      return new table.PanelBuilder().withTransformation({
        id: 'organize',
        options: { excludeByName: { Time: true, Value: true } },
      })
    case 'lines':
      return new timeseries.PanelBuilder()
        .colorScheme(
          new grafana.FieldColorBuilder().mode(grafana.FieldColorModeId.PaletteClassicByName),
        )
        .fillOpacity(stacked ? 30 : 5)
        .stacking(
          new common.StackingConfigBuilder().mode(
            stacked ? common.StackingMode.Normal : common.StackingMode.None,
          ),
        )
        .thresholdsStyle(
          new common.GraphThresholdsStyleConfigBuilder().mode(
            thresholds
              ? common.GraphThresholdsStyleMode.Dashed
              : common.GraphThresholdsStyleMode.Off,
          ),
        )
        .tooltip(
          new common.VizTooltipOptionsBuilder()
            .mode(common.TooltipDisplayMode.Multi)
            .sort(common.SortOrder.Descending),
        )
        .legend(
          new common.VizLegendOptionsBuilder()
            .displayMode(common.LegendDisplayMode.Table)
            .placement(common.LegendPlacement.Bottom)
            .calcs(['lastNotNull', 'max'])
            .showLegend(true),
        )
  }
}

function thresholdsOf({ thresholds = [plain] }: Panel) {
  const [lowest, ...steps] = thresholds
  return new grafana.ThresholdsConfigBuilder()
    .mode(grafana.ThresholdsMode.Absolute)
    .steps([{ value: null, color: lowest }, ...steps.map(([value, color]) => ({ value, color }))])
}

const targetsOf = ({ kind, queries }: Panel) =>
  queries.map(({ expr, legend }, index) => {
    const query = new prometheus.DataqueryBuilder()
      .refId(String.fromCharCode(65 + index))
      .datasource(source)
      .editorMode(prometheus.QueryEditorMode.Code)
      .expr(expr)
      .legendFormat(legend ?? '')
    if (kind === 'table') return query.instant().format(prometheus.PromQueryFormat.Table)
    return kind === 'lines' ? query.range() : query.instant()
  })

const wordsOf = (words: Record<number, string>): grafana.ValueMap => ({
  type: grafana.MappingType.ValueToText,
  options: Object.fromEntries(
    Object.entries(words).map(([value, word], index) => [value, { text: word, index }]),
  ),
})
